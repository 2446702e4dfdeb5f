/** apps/arcade/delivery/part-lists.ts. */
interface PartList {
  readonly files: readonly string[];
  /** By persona id, from 1. */
  readonly persona: readonly string[];
}
const KINDS = [
  [/\.js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.woff2$/, 'font'],
  [/\.svg$/, 'image'],
] as const;

/** Players who asked for few bytes are asked before anything is fetched for them: by what they press. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const fetched = new Set<string>();

/**
 * Fetches what the page of a minigame will ask for, while the player still reads what it costs and gives. Each game once; what
 * does not come is asked for again by the page itself.
 */
export async function fetchMinigame(game: string, persona: number): Promise<void> {
  if (fetched.has(game) || savesData()) return;
  fetched.add(game);
  try {
    const answer = await fetch(`/${game}/parts.json`);
    const { files, persona: personas } = (await answer.json()) as PartList;
    for (const file of [...files, personas[persona - 1] ?? '']) if (file !== '') hint(file);
  } catch {
    fetched.delete(game);
  }
}

function hint(file: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = file;
  link.as = KINDS.find(([kind]) => kind.test(file))?.[1] ?? '';
  /* As the page will ask: modules, their styles and fonts without cookies, pictures with them. */
  if (link.as !== 'image') link.crossOrigin = 'anonymous';
  document.head.append(link);
}
