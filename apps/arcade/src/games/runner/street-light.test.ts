import { expect, test } from 'vitest';
import { streetLight } from './street-light.ts';

test('a sunny day is the street as it is drawn, and every other light lies on all of it', () => {
  expect(streetLight('day')).toBeNull();
  const lights = (['morning', 'afternoon', 'evening', 'rain'] as const).map((hour) => streetLight(hour));
  const lit = lights.map((light) => light?.sprites.map(({ sprite }) => sprite));
  for (const sprites of lit)
    expect(sprites).toEqual(expect.arrayContaining(['morro', 'cidade', 'telhados', 'casas', 'rua']));
  expect(new Set(lights.map((light) => light?.around)).size).toBe(4);
});
