import { readFileSync } from 'node:fs';

/** Who gives a sentence to the screen reader: a dialog that opens, what takes the focus, or a live region. */
export const VOICES = ['JANELA', 'FOCO', 'AVISO'] as const;
export type Voice = (typeof VOICES)[number];

/** A sentence that must be heard. A hole, `{name}`, stands for one to four words; the same name is the same words all through the play. */
export interface Line {
  readonly voice: Voice;
  readonly words: string;
}

/** What the player does, and what is heard until the player acts again. */
export interface Act {
  readonly scene: string;
  /** The stage direction without its quoted words: 'A jogadora aperta'. */
  readonly verb: string;
  /** Its quoted words, in order. */
  readonly given: readonly string[];
  readonly lines: readonly Line[];
}

const SCENE = /^## (.+)$/;
const DIRECTION = /^\*(.+)\*$/;
const LINE = new RegExp(`^(${VOICES.join('|')}): (.+)$`);
const QUOTED = /“([^”]+)”/g;

/**
 * The acts of a play written in Markdown: scenes are headings of level 2, stage directions stand in asterisks, a line begins with its
 * voice. Everything before the first scene is for readers.
 * @throws Error on a line that is nothing of these, and on a sentence that no act precedes
 */
export function readPlay(text: string): readonly Act[] {
  const acts: (Omit<Act, 'lines'> & { readonly lines: Line[] })[] = [];
  let scene = '';
  for (const [i, row] of text.split('\n').entries()) {
    const [, heading] = SCENE.exec(row) ?? [];
    if (heading !== undefined) scene = heading;
    if (heading !== undefined || scene === '' || row.trim() === '') continue;
    const [, direction] = DIRECTION.exec(row) ?? [];
    const [, voice, words] = LINE.exec(row) ?? [];
    if (direction !== undefined) {
      const given = [...direction.matchAll(QUOTED)].map(([, words = '']) => words);
      const verb = direction
        .replace(QUOTED, '')
        .replaceAll(/\s+/g, ' ')
        .replace(/[ .,:]+$/, '');
      acts.push({ scene, verb, given, lines: [] });
    } else if (voice !== undefined && words !== undefined && acts.at(-1)?.scene === scene)
      acts.at(-1)?.lines.push({ voice: voice as Voice, words });
    else throw new Error(`line ${i + 1} of the play is no line and no stage direction: ${row}`);
  }
  return acts;
}

/** The play that a screen reader must speak. */
export const wholePlay = (): readonly Act[] => readPlay(readFileSync(new URL('./roteiro.md', import.meta.url), 'utf8'));
