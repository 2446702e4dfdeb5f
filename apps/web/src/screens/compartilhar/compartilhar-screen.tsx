export function ShareScreen() {
  return null;
}
