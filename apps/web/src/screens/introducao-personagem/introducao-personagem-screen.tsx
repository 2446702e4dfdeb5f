export function CharacterIntroScreen() {
  return null;
}
