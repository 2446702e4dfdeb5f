export function ReturningScreen() {
  return null;
}
