import { beforeEach, expect, test } from 'vitest';
import type { PublicView } from './public-view.ts';
import { type CardDrawer, type CardTask, cardDrawer } from './share-card.ts';

const avatar = (persona: string): PublicView => ({ kind: 'avatar', personaId: 1, persona, dream: null });
const refuse = (): never => {
  throw new Error('too many');
};
const allow = (): void => undefined;
const faults: unknown[] = [];
let drawn: string[];
let kept: Map<string, Uint8Array>;
const thread = {
  ask: async ({ svg }: CardTask) => {
    drawn.push(svg);
    return new Uint8Array([drawn.length]);
  },
  close: async () => undefined,
};
const files = {
  read: async (key: string) => kept.get(key) ?? null,
  write: async (key: string, png: Uint8Array) => void kept.set(key, png),
};
const start = (): CardDrawer => cardDrawer(files, (fault) => faults.push(fault), thread);
beforeEach(() => {
  [drawn, kept] = [[], new Map()];
});

test('a picture is drawn once, also when requested concurrently, and not again after a restart', async () => {
  const cards = start();
  const [one, two] = await Promise.all([cards.draw(avatar('Ana'), allow), cards.draw(avatar('Ana'), allow)]);
  expect(one).toEqual(two);
  expect(await start().draw(avatar('Ana'), refuse)).toEqual(one);
  expect(drawn).toHaveLength(1);
  expect((await cards.draw(avatar('Bia'), allow)).etag).not.toBe(one.etag);
});

test('drawing may be refused to one caller, and is done for the next who is allowed', async () => {
  const cards = start();
  await expect(cards.draw(avatar('Ana'), refuse)).rejects.toThrow('too many');
  expect(drawn).toHaveLength(0);
  await cards.draw(avatar('Ana'), allow);
  expect(drawn).toHaveLength(1);
});

/** A shared dream, but for the name of whoever shares it and how its contract ended. */
const DREAM = { kind: 'campaign', otherName: 'Dandara', personaId: 1, dreamId: 5, dream: 'Carro novo' } as const;

test("a first name in letters that the picture's fonts lack is drawn as the persona's", async () => {
  const cards = start();
  const dream = { ...DREAM, contractEnd: null } as const;
  for (const firstName of ['李娜', 'Ana']) await cards.draw({ ...dream, firstName }, allow);
  expect(drawn).toEqual([expect.stringContaining('"Dandara"'), expect.stringContaining('"Ana"')]);
});

test('a dream is stamped as awarded, in the gender of who was played, until its contract is paid', async () => {
  const cards = start();
  const dream = { ...DREAM, firstName: 'Ana' } as const;
  for (const contractEnd of [null, 'QUITADO', 'QUITADO_COM_APERTO'] as const)
    await cards.draw({ ...dream, contractEnd }, allow);
  await cards.draw({ ...dream, contractEnd: null, personaId: 2 }, allow);
  const seals = drawn.map((svg) => svg.match(/Contemplad[ao]|Contrato quitado,?|com renegociação/g));
  expect(seals).toEqual([
    ['Contemplada'],
    ['Contrato quitado'],
    ['Contrato quitado,', 'com renegociação'],
    ['Contemplado'],
  ]);
});

test('a shared dream shows the person who was played', async () => {
  const cards = start();
  const dream = { ...DREAM, firstName: 'Ana' } as const;
  for (const personaId of [1, 2, null] as const) await cards.draw({ ...dream, contractEnd: null, personaId }, allow);
  expect(new Set(drawn).size, 'two people, and one for who chose none').toBe(3);
});

test('where nothing can be kept pictures are drawn all the same', async () => {
  const broken = async (): Promise<never> => {
    throw new Error('no room');
  };
  const cards = cardDrawer({ read: broken, write: broken }, (fault) => faults.push(fault), thread);
  expect((await cards.draw(avatar('Ana'), allow)).png).toEqual(new Uint8Array([1]));
  expect(faults).toHaveLength(2);
});
