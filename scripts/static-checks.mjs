/** What is judged without running the game: format, types, styles, boundaries, small files, documents, licences, spelling. */
import { checkReadability, checkSpelling } from './spelling.mjs';
import { at, BIOME, program, run, runAside, say, TSC } from './steps.mjs';

/** Ends with 1 when one of them finds a fault. */
export async function checkStatically() {
  const aside = (title, [node, ...args]) => runAside(title, node, args);
  const statuses = await Promise.all([
    aside('Types', [...program(TSC), '-b']),
    aside('Format and lint', [...program(BIOME), 'ci', '--error-on-warnings', '.']),
    aside('Licences of the packages', [process.execPath, at('scripts/licences.mjs')]),
  ]);
  if (statuses.some((status) => status !== 0)) process.exit(1);
  say('Boundaries, small files, styles, regular expressions and links of the documents');
  run(process.execPath, [at('tools/dist/check-boundaries.js')]);
  run(process.execPath, [at('tools/dist/check-dust.js')]);
  run(process.execPath, [at('tools/dist/check-look.js')]);
  run(process.execPath, [at('tools/dist/check-patterns.js')]);
  run(process.execPath, [at('tools/dist/check-doc-links.js')]);
  say('Spelling of every sentence for players');
  if (!(await checkSpelling()) || !(await checkReadability())) process.exit(1);
}
