/** SVG texts by their names: functions that draw them. */
export type Drawings = Readonly<Record<string, () => string>>;

/** The drawings `name/member`, one a member. */
export const family = <Id extends string | number>(
  name: string,
  members: readonly Id[],
  draw: (member: Id) => string,
): Drawings => Object.fromEntries(members.map((member) => [`${name}/${member}`, () => draw(member)]));
