/** The pages that code, tests and documents cite by a name in capitals and a number, from the root. */
export const PAPERS: Readonly<Record<string, string>> = {
  SPEC: 'docs/spec/spec.md',
  CONTRACT: 'docs/spec/contract.md',
  RULES: 'docs/spec/rules.md',
  LEARN: 'docs/spec/learn.md',
  LIVE: 'docs/spec/live.md',
  GAMES: 'docs/spec/minigames.md',
  STYLE: 'docs/spec/style.md',
  CONTENT: 'docs/spec/content.md',
  QUALITY: 'docs/quality.md',
};
