/** One command with several parts: `npm run drill -- crash 3`, `npm run bench -- frames`. */
import { checkNode, install } from './steps.mjs';

/**
 * Runs the part that the first word names with the words after it, and ends with its exit code. Without a word `otherwise`
 * runs; an unknown word, or none where there is no `otherwise`, prints the table and ends with 2.
 * A part is `{ args, help, run }`: what may follow its name, one sentence, and a function that gives an exit code.
 */
export function choose(command, parts, otherwise) {
  const [name, ...args] = process.argv.slice(2);
  const part = name === undefined ? otherwise : Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part === undefined) {
    console.error(
      `Use: npm run ${command} -- NAME [arguments]${name === undefined ? '' : `; '${name}' is none of:`}\n`,
    );
    for (const [one, { args: may, help }] of Object.entries(parts))
      console.error(`  ${`${one} ${may}`.padEnd(40)}${help}`);
    process.exit(2);
  }
  checkNode();
  install();
  process.exitCode = part.run(args);
}
