/* What a place's popup asks of a minigame's help: whether it was read on this device, and to show it again. */
export { forgetHelp as forgetMinigameHelp, isHelpRead as knowsMinigame } from '../session/local-keys.ts';
