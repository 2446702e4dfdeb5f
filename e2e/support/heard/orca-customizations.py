"""Settings of the Orca of the drill, loaded by Orca itself at its start: what it says goes into the file of PLAY_SPEECH, a JSON
string a line, instead of to a voice; no braille, and no key is named."""

import json
import os

from orca import settings, speechserver


class SpeechServer(speechserver.SpeechServer):
    """Takes the place of a voice."""

    @staticmethod
    def getFactoryName():
        return "play"

    @staticmethod
    def getSpeechServers():
        return [_server]

    @staticmethod
    def getSpeechServer(info=None):
        return _server

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["play", "play"]

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            with open(os.environ["PLAY_SPEECH"], "a", encoding="utf-8") as file:
                file.write(json.dumps(text) + "\n")

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        pass


_server = SpeechServer()
settings.speechServerFactory = "orca-customizations"
settings.enableBraille = False
settings.enableKeyEcho = False
