export function DreamSelectionScreen() {
  return null;
}
