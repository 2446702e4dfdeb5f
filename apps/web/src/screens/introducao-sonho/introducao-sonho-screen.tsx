export function DreamIntroScreen() {
  return null;
}
