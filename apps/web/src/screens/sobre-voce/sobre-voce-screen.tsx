export function AboutYouScreen() {
  return null;
}
