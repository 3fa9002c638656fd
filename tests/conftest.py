"""What holds for every test."""

from hypothesis import settings

settings.register_profile("calm", deadline=None)
settings.load_profile("calm")
"""A machine under load, or the first import of a game, is no fault of what is tested."""
