import type { PlayedNote } from './note.ts';
import { tempo } from './piece.ts';
import { seeded } from './random.ts';
import type { Score } from './score.ts';

/** Shortest note, in seconds. */
const SHORTEST = 0.03;

/** Turns cells into seconds and adds the hand of the player: swing, small lateness, uneven strength. */
export function perform(score: Score): PlayedNote[] {
  const { piece } = score;
  const clock = tempo(piece);
  const all: PlayedNote[] = [];
  for (const [part, notes] of score.parts) {
    const settings = piece.parts[part];
    const random = seeded(`${piece.name}/${part}`);
    const loose = settings?.loose ?? piece.loose ?? 0.004;
    for (const note of [...notes].sort((a, b) => a.at - b.at)) {
      const feel = piece.swing?.[((Math.floor(note.at) % 4) + 4) % 4] ?? 0;
      const lateness = random.bell() * loose * 0.58;
      const end = clock(note.at + note.cells * (note.length ?? 1));
      all.push({
        part,
        at: note.at,
        cells: note.cells,
        seconds: clock(note.at + feel) + (note.late ?? 0) + lateness + (settings?.push ?? 0),
        duration: Math.max(SHORTEST, end - clock(note.at)),
        strength: Math.min(1, Math.max(0.05, note.strength * (1 + random.bell() * 0.07))),
        midi: note.midi,
        stroke: note.stroke ?? '',
        slide: note.slide ?? false,
        voice: note.voice,
      });
    }
  }
  return all.sort((a, b) => a.seconds - b.seconds);
}
