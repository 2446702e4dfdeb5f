export function MinigameScreen() {
  return null;
}
