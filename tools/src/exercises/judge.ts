import type { Exercise } from './exercises.ts';
import type { Fault } from './scratch-tree.ts';

/** The files that a list of CONTRIBUTING names and that exist: those of its table's first column. */
export function listOf(contributing: string, heading: string, exists: (file: string) => boolean): readonly string[] {
  const section = contributing.split(/^### /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| File '));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  return named.filter((name) => /\.\w+$/.test(name) && exists(name));
}

/** What is wrong with the lists: a file that must change and is not named, a list that is too long, a message of nobody. */
export function faultsOf(
  exercises: readonly Exercise[],
  told: readonly Fault[],
  list: (exercise: Exercise) => readonly string[],
): readonly string[] {
  const ofExercise = exercises.flatMap((exercise) => {
    const { heading, most, token, follow = [] } = exercise;
    const named = list(exercise);
    const broken = new Set(told.filter(({ message }) => token.test(message)).map(({ file }) => file));
    return [
      ...[...broken]
        .filter((file) => !named.includes(file) && !follow.includes(file))
        .map((file) => `${heading}: ${file} must change and is not listed`),
      ...(named.length > most ? [`${heading}: ${named.length} files that exist, at most ${most}`] : []),
      ...(broken.size === 0 ? [`${heading}: nothing else has to change, so this is no test of it`] : []),
    ];
  });
  const unknown = told.filter(({ message }) => !exercises.some(({ token }) => token.test(message)));
  return [...ofExercise, ...unknown.map(({ file, message }) => `${file}: ${message.slice(0, 200)}`)];
}
