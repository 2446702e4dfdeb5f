export function GreatChoiceScreen() {
  return null;
}
