/** A way to run the game, as `docs/operation.md` tells them. */
export type Way = 'clone' | 'systemd' | 'container';

/** Under which heading the commands of each way stand; those that install it first. */
const HEADINGS: Readonly<Record<string, Way>> = {
  'A server with systemd': 'systemd',
  'A container': 'container',
  'Commands in a clone': 'clone',
  'Commands with systemd': 'systemd',
  'Commands with a container': 'container',
};

/** Commands of a page, between fences that say `sh`. */
interface Block {
  readonly heading: string;
  readonly script: string;
}

function shellBlocks(page: string): readonly Block[] {
  const parts = page.matchAll(/^#+ (?<heading>.+)$|^```sh\n(?<script>[\s\S]*?)^```$/gm);
  let last = '';
  const blocks: Block[] = [];
  for (const { groups: { heading, script } = {} } of parts) {
    last = heading ?? last;
    if (script !== undefined) blocks.push({ heading: last, script });
  }
  return blocks;
}

/**
 * The commands of a page by way, each in the page's order.
 * @throws Error when commands stand under a heading of no way: nobody would try them
 */
export function commandsByWay(page: string): Readonly<Record<Way, readonly string[]>> {
  const found: Record<Way, string[]> = { clone: [], systemd: [], container: [] };
  for (const { heading, script } of shellBlocks(page)) {
    const way = HEADINGS[heading];
    if (way === undefined) throw new Error(`the commands under '${heading}' belong to no way to run the game`);
    found[way].push(script);
  }
  return found;
}
