export function TutorialScreen() {
  return null;
}
