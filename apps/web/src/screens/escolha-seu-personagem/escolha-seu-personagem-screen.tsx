export function CharacterSelectionScreen() {
  return null;
}
