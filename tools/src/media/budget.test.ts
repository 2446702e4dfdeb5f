import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bytesOf, firstCampaign, MOST_OF_A_CAMPAIGN, MOST_OF_ALL, mediaFiles } from './budget.ts';

const files = mediaFiles(fileURLToPath(new URL('../../../', import.meta.url)));

test('all sounds, films, stills and captions together are at most 5 MB', () => {
  expect(bytesOf(files)).toBeLessThanOrEqual(MOST_OF_ALL);
});

test('a first campaign can load at most 3.5 MB of them', () => {
  expect(bytesOf(firstCampaign(files))).toBeLessThanOrEqual(MOST_OF_A_CAMPAIGN);
});

test('a first campaign hears everything and sees the films of one persona only', () => {
  const names = firstCampaign(files).map(({ path }) => path);
  expect(names.filter((path) => path.endsWith('.webm')).length).toBe(
    files.filter(({ path }) => path.endsWith('.webm')).length,
  );
  expect(names.filter((path) => path.endsWith('.mp4')).length).toBe(5);
});
