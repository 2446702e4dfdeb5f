import { beforeEach, expect, test, vi } from 'vitest';
import { beginFirstNotes, firstNotesRead, putFirstNoteAway } from './first-notes.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('notes are for the campaign that was begun the short way, and for no other', () => {
  expect(firstNotesRead('a')).toBeNull();
  beginFirstNotes('a');
  expect([firstNotesRead('a'), firstNotesRead('b')]).toEqual([0, null]);
});

test('a note that was put away stays away', () => {
  beginFirstNotes('a');
  putFirstNoteAway('a', 2);
  expect(firstNotesRead('a')).toBe(2);
});
