export function MapScreen() {
  return null;
}
