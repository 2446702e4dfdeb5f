import { EVENT_IDS, eventPicture } from '@consorcio/art';
import { expect, test } from 'vitest';

test.each(EVENT_IDS)('the picture of event %i shows whoever plays', (id) => {
  const pictures = ([1, 2, 3, 4] as const).map((persona) => eventPicture(id, persona));
  expect(new Set(pictures).size).toBe(pictures.length);
});
