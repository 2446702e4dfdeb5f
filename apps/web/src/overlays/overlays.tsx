/** Menu, achievements, unlocked badge and random event: what may cover any screen of a signed-in player. */
export function Overlays() {
  return null;
}
