import { EVENT_IDS, eventPicture } from '@consorcio/art';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';

test.each(EVENT_IDS)('the picture of event %i shows whoever plays', (id) => {
  const pictures = PERSONA_IDS.map((persona) => eventPicture(id, persona));
  expect(new Set(pictures).size).toBe(pictures.length);
});
