import { describe, expect, test } from 'vitest';
import { expectHonestStatement } from './game/consistent-statement.ts';
import type { Player } from './game/player.ts';
import { fateWithCard } from './game/seeds.ts';
import { onOneEngine, type World } from './game/world.ts';

/** 'Celular quebrado': three options, the second paid in three months. */
const PHONE = 9;
/** 'Feriado prolongado': two options. */
const HOLIDAY = 2;

async function atCard(world: World, card: number): Promise<Player> {
  const player = await world.player(fateWithCard(1, card));
  await player.choose(1);
  for (let turn = 0; turn < 3; turn += 1) await player.playSensibly();
  return player;
}

async function pending(player: Player) {
  const [found] = await player.get('pendingEvents', { params: { campaignId: player.campaignId } });
  if (found === undefined) throw new Error('no event waits');
  return found;
}
const eventsOf = async (player: Player) => {
  const { entries } = await player.get('statement', { params: { campaignId: player.campaignId } });
  return entries.flatMap(({ kind, cycle, eventId, energy, effort }) =>
    kind === 'EVENT' ? [[cycle, eventId, energy, effort]] : [],
  );
};

onOneEngine((world) => {
  test('a card has its options, two or three', async () => {
    const { event } = await pending(await atCard(world, PHONE));
    expect(event).toMatchObject({ id: PHONE, effect: event.options[0]?.effect });
    expect(event.options.map(({ option, label }) => [option, label])).toEqual([
      [1, 'Consertar'],
      [2, 'Comprar outro em 3 vezes'],
      [3, 'Ficar sem por um tempo'],
    ]);
    expect(event.options.map(({ later }) => later !== '')).toEqual([false, true, false]);
    const holiday = await pending(await atCard(world, HOLIDAY));
    expect(holiday.event.options.map(({ effect }) => effect)).toEqual(['+3 #enr#', '+2 #eff#']);
    expect(holiday.event).not.toHaveProperty('fell');
  });

  test('a client that names no option gets the first', async () => {
    const player = await atCard(world, PHONE);
    const answered = await player.ask('acknowledgeEvent', { params: { id: (await pending(player)).id } });
    expect(answered).toMatchObject({
      status: 200,
      reply: { feedback: 'O conserto saiu caro e ficou pronto no mesmo dia.' },
    });
    expect(await eventsOf(player)).toEqual([[1, PHONE, 0, -3]]);
  });

  test('an option takes its effect now and in the months after, and a repeat changes nothing, whatever it contains', async () => {
    const player = await atCard(world, PHONE);
    const { id } = await pending(player);
    const ask = (option: number) => player.ask('acknowledgeEvent', { params: { id }, body: { option } });
    const first = await ask(2);
    expect(first.reply.feedback).toBe('Em três vezes, o preço é maior que o do conserto.');
    for (const option of [2, 1, 3, 9]) expect((await ask(option)).reply).toEqual(first.reply);
    await player.pay();
    await player.keep();
    await player.raffle();
    for (let turn = 0; turn < 3; turn += 1) await player.playSensibly();
    expect((await pending(player)).event.fell).toEqual([{ title: 'Celular quebrado', effect: '-2 #eff#' }]);
    expect((await ask(1)).reply).toEqual(first.reply);
    expect(await eventsOf(player)).toEqual([
      [1, PHONE, 0, -1],
      [2, PHONE, 0, -2],
    ]);
    await expectHonestStatement(player);
  });

  describe('an option that the card does not have is refused by a line, and changes nothing', () => {
    test.each([
      ['a card with three', () => atCard(world, PHONE), [0, 4, 1.5, -1], '1, 2, 3'],
      ['a card with two', () => atCard(world, HOLIDAY), [3, 0], '1, 2'],
    ] as const)('%s', async (_, start, options, known) => {
      const player = await start();
      const { id } = await pending(player);
      const before = await player.current();
      for (const option of options)
        expect(await player.ask('acknowledgeEvent', { params: { id }, body: { option } })).toMatchObject({
          status: 400,
          message: [`option: Deve ser um destes: ${known}`],
        });
      expect(await player.ask('acknowledgeEvent', { params: { id }, body: { option: 'a' } })).toMatchObject({
        message: ['option: Deve ser um número'],
      });
      expect(await player.current()).toEqual(before);
      expect((await player.ask('acknowledgeEvent', { params: { id }, body: { option: 1 } })).status).toBe(200);
    });
  });
});
