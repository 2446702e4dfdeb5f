import { readdirSync } from 'node:fs';
import { extname, posix } from 'node:path';

const LEFT_OUT = ['node_modules', 'dist', 'dist-bin', 'data', 'test-results', 'golden', 'media', 'films'];
const WRITTEN = ['.md', '.ts', '.tsx', '.mjs', '.css', '.sql', '.html', '.conf', '.service'];

/** Every written file of code, test and document below a folder, from that folder, with forward slashes. */
export function* filesBelow(root: string, folder = ''): Generator<string> {
  for (const entry of readdirSync(posix.join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!LEFT_OUT.includes(entry.name) && !entry.name.startsWith('.')) yield* filesBelow(root, path);
    } else if (WRITTEN.includes(extname(entry.name))) yield path;
  }
}
