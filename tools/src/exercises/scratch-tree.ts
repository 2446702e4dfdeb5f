import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Exercise } from './exercises.ts';

/** What the compiler says of a file, in all its lines. */
export interface Fault {
  readonly file: string;
  readonly message: string;
}

/** Packages of the repository are those of the copy, all others the installed ones. */
function linkModules(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (name === '@consorcio') cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(resolve(source), target);
  }
}

/** The project's files that are wanted, in a new folder with the packages that are installed. The caller removes it. */
export function copyOfProject(isWanted: (file: string) => boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => isWanted(file) && existsSync(file));
  for (const file of sources) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  for (const home of ['.', ...sources.filter((file) => file.endsWith('/package.json')).map((file) => dirname(file))])
    linkModules(join(home, 'node_modules'), join(folder, home, 'node_modules'));
  return folder;
}

/** The sources in a folder of their own, changed by the first steps of all exercises. */
function changedTree(exercises: readonly Exercise[]): string {
  const folder = copyOfProject((file) => /\.(?:[cm]?tsx?|json|mjs|css)$/.test(file));
  for (const { heading, edits } of exercises)
    for (const { file, from, to } of edits) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!from.test(text)) throw new Error(`${heading}: its first step is not found in ${file}`);
      writeFileSync(path, text.replace(from, to));
    }
  return folder;
}

const FAULT = /^(\S+?)\(\d+,\d+\): (error .*)$/;

/** What the compiler says once the first step of every exercise is done, and nothing else. */
export function faultsAfter(exercises: readonly Exercise[]): readonly Fault[] {
  const folder = changedTree(exercises);
  try {
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const faults: Fault[] = [];
    for (const line of stdout.split('\n')) {
      const [, file, message] = FAULT.exec(line) ?? [];
      const last = faults.at(-1);
      if (file !== undefined && message !== undefined) faults.push({ file, message });
      else if (last !== undefined && line.startsWith(' '))
        faults[faults.length - 1] = { ...last, message: last.message + line };
    }
    return faults;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
