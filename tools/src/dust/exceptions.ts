export interface Exceptions {
  readonly reason: string;
  readonly files: readonly string[];
}

/** Small files with one reader that stay. */
export const EXCEPTIONS: readonly Exceptions[] = [
  {
    reason: 'lists that are edited by hand, apart from the program that reads them',
    files: ['tools/src/boundaries/zones/arcade.ts', 'tools/src/doc-links/papers.ts'],
  },
  {
    reason: 'one file an attack, beside its longer neighbours in the table of the drill',
    files: ['tools/src/drills/abuse/hashing.ts'],
  },
  {
    reason: 'teaches on the map; its reader draws the map and has 184 lines',
    files: ['apps/web/src/teaching/concepts/map-concepts.tsx'],
  },
];
