import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { renderPixels } from '../bin/render.ts';
import { PLACE_IDS } from '../src/plans/places.ts';
import { BEATS, PERSON_BOX, ROOM_PARTS, roomGlow, roomSheetPlan } from '../src/plans/room-people.ts';
import { roomFrame } from '../src/plans/room-plan.ts';
import { roomLayers } from '../src/scenes/rooms/rooms.ts';

describe.each(PLACE_IDS)('the sheet of room %i', (place) => {
  const { width, height, parts } = roomSheetPlan(place);
  const layers = roomLayers(place, 1);
  const people = layers.flatMap((layer) => (typeof layer === 'string' ? [] : [layer]));

  test('has the layers in the order in which the room is drawn', () => {
    expect(layers.map((layer) => (typeof layer === 'string' ? 'still' : layer.person))).toEqual(ROOM_PARTS[place]);
  });
  test('has as many pictures of everybody as their beat shows, and no two alike', () => {
    for (const { person, pictures } of people) {
      expect(pictures).toHaveLength(BEATS[person.beat]);
      expect(new Set(pictures).size).toBe(pictures.length);
    }
  });
  test('has every picture inside, as large as its part, and over no other', () => {
    const tiles = parts.flatMap(({ tiles: own, box }) => own.map((tile) => ({ ...tile, box })));
    for (const a of tiles) {
      expect([a.width, a.height]).toEqual([a.box.width, a.box.height]);
      expect(a.x + a.width).toBeLessThanOrEqual(width);
      expect(a.y + a.height).toBeLessThanOrEqual(height);
      for (const b of tiles) {
        if (a === b) continue;
        const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(isApart).toBe(true);
      }
    }
  });
  test('has everybody on the floor and a light in the room', () => {
    const frame = roomFrame(place);
    for (const { part, box } of parts) {
      if (part === 'still') continue;
      const feet = box.y + (-PERSON_BOX.y / PERSON_BOX.height) * box.height;
      expect(feet).toBeGreaterThan(0);
      expect(feet).toBeLessThan(frame.height);
    }
    const { box } = roomGlow(place);
    expect(box.x + box.width / 2).toBeGreaterThan(0);
    expect(box.x + box.width / 2).toBeLessThan(frame.width);
    expect(box.y + box.height / 2).toBeGreaterThan(0);
    expect(box.y + box.height / 2).toBeLessThan(frame.height);
  });
});

/** Whether a drawing has something within so many units outside the box that one picture of a person takes. */
function reachesOut(body: string): boolean {
  const { x, y, width, height } = PERSON_BOX;
  const [edge, scale] = [40, 0.25];
  const [across, down] = [width + 2 * edge, height + 2 * edge];
  const pixels = renderPixels(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="${x - edge} ${y - edge} ${across} ${down}">${body}</svg>`,
    across * scale,
  );
  const columns = across * scale;
  return Array.from({ length: pixels.length / 4 }, (_, i) => i).some((i) => {
    const [u, v] = [(i % columns) / scale, Math.floor(i / columns) / scale];
    const isInside = u >= edge - 4 && u < edge + width && v >= edge - 4 && v < edge + height;
    return !isInside && (pixels[i * 4 + 3] ?? 0) > 8;
  });
}

test('nobody reaches out of their picture into that of another', () => {
  for (const place of PLACE_IDS) {
    for (const persona of PERSONA_IDS) {
      for (const layer of roomLayers(place, persona)) {
        if (typeof layer === 'string') continue;
        expect(layer.pictures.filter(reachesOut), `${place} ${persona} ${layer.person.at}`).toEqual([]);
      }
    }
  }
});

test('somebody works or dances in every room: the player', () => {
  for (const place of PLACE_IDS) {
    const beats = ROOM_PARTS[place].flatMap((part) => (part === 'still' ? [] : [part.beat]));
    expect(beats.some((beat) => beat === 'work' || beat === 'dance')).toBe(true);
  }
});
