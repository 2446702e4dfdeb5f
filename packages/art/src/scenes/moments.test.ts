import { expect, test } from 'vitest';
import { MOMENT_NAMES, MOMENTS_OF_A_MONTH, momentBody } from './moments.ts';

const shutEyes = (svg: string): number => svg.split('<g data-lids="" opacity="0">').length - 1;

test.each(MOMENTS_OF_A_MONTH)('%s: whoever stands in it has shut eyes that lie unseen over the open ones', (name) => {
  const people = name === 'lancePerdido' ? 2 : 1;
  expect(shutEyes(momentBody(name, { lives: true }))).toBe(people);
});

test.each(MOMENT_NAMES)('%s holds nothing unseen where nothing moves it', (name) => {
  expect(shutEyes(momentBody(name))).toBe(0);
});
