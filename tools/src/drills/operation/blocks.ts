/** A setup of the game, as `docs/operation.md` tells them. */
export type Setup = 'clone' | 'systemd' | 'container';

/** Under which heading the commands of each setup stand; those that install it first. */
const HEADINGS: Readonly<Record<string, Setup>> = {
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
 * The commands of a page by setup, each in the page's order.
 * @throws Error when commands stand under a heading of no setup: nobody would try them
 */
export function commandsBySetup(page: string): Readonly<Record<Setup, readonly string[]>> {
  const found: Record<Setup, string[]> = { clone: [], systemd: [], container: [] };
  for (const { heading, script } of shellBlocks(page)) {
    const setup = HEADINGS[heading];
    if (setup === undefined) throw new Error(`the commands under '${heading}' belong to no setup of the game`);
    found[setup].push(script);
  }
  return found;
}
