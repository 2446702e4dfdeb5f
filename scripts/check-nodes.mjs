/**
 * `npm run check:nodes`: builds the game and runs unit tests and the server's integration tests on the newer
 * versions of Node, too. Their programs come from the registry and lie in .cache/nodes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COUNTS_OF_CHECK } from './check.mjs';
import { at, checkNode, fail, install, run, say } from './steps.mjs';
import { lineOf, sumOf, testProject } from './test-project.mjs';

/** One of each line that is supported beside the oldest, which `npm run check` runs on. */
const VERSIONS = ['22.23.3', '24.21.0'];
const PLATFORM = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const BUILD = "import { build } from './scripts/build.mjs'; build();";

/**
 * The program of a version. The package that holds it is named directly: the package `node` would fetch it by a script.
 */
function nodeOf(version) {
  const home = at('.cache/nodes', version);
  const path = join(
    home,
    'node_modules',
    `node-${PLATFORM}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(path)) {
    const flags = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--silent'];
    run('npm', ['install', '--prefix', home, ...flags, `node-${PLATFORM}@${version}`]);
  }
  return existsSync(path) ? path : fail(`The registry has no Node ${version} for ${PLATFORM}.`);
}

checkNode();
install();
const counted = existsSync(COUNTS_OF_CHECK) ? [JSON.parse(readFileSync(COUNTS_OF_CHECK, 'utf8'))] : [];
for (const version of VERSIONS) {
  const node = nodeOf(version);
  const env = { PATH: `${dirname(node)}:${process.env.PATH}` };
  say(`Node ${version}: the build`);
  run(node, ['--input-type=module', '--eval', BUILD], { env });
  for (const project of ['unit', 'integration']) {
    say(`Node ${version}: ${project} tests`);
    const { status, counts } = await testProject(project, { env, node, report: `${project}-${version}` });
    counted.push(counts);
    if (status !== 0) {
      console.log(lineOf(sumOf(counted)));
      process.exit(status);
    }
  }
}
console.log(lineOf(sumOf(counted)));
