export function OpeningScreen() {
  return null;
}
