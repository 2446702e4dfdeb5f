/** SVG texts by their names: functions that draw them. */
export type Drawings = Readonly<Record<string, () => string>>;

/** The drawings `name/member`, one a member. */
export const family = <Id extends string | number>(
  name: string,
  members: readonly Id[],
  draw: (member: Id) => string,
): Drawings => Object.fromEntries(members.map((member) => [`${name}/${member}`, () => draw(member)]));

/** The drawings `name/first-second`, one for each two of them. */
export const familyOfPairs = <First extends string | number, Second extends string | number>(
  name: string,
  firsts: readonly First[],
  seconds: readonly Second[],
  draw: (first: First, second: Second) => string,
): Drawings =>
  Object.fromEntries(
    firsts.flatMap((first) => seconds.map((second) => [`${name}/${first}-${second}`, () => draw(first, second)])),
  );
