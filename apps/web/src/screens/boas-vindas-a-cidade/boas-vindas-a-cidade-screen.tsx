export function CityWelcomeScreen() {
  return null;
}
