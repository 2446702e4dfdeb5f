import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { COMMANDS, everythingOf } from './game/commands.ts';
import { expectHonestStatement } from './game/consistent-statement.ts';
import { MOMENTS } from './game/moments.ts';
import { call } from './game/player.ts';
import { type Fate, onEveryEngine } from './game/world.ts';

/** A command is two statements: a read and a write. Each of them fails in turn. QUALITY: never a half state. */
const FAULTS: readonly { readonly fates: readonly Fate[]; readonly isDone: boolean }[] = [
  { fates: ['is lost'], isDone: false },
  { fates: ['loses its answer'], isDone: false },
  { fates: ['runs', 'is lost'], isDone: false },
  { fates: ['runs', 'loses its answer'], isDone: true },
];

onEveryEngine((world) => {
  describe('a command whose statement fails leaves the campaign as before or as after, and may be sent again', () => {
    const cases = Object.entries(COMMANDS).flatMap(([what, command]) =>
      FAULTS.map((fault) => [what, fault.fates.join(', then '), command, fault] as const),
    );
    test.each(cases)('%s: a statement %s', async (_, __, { moment, command, late }, { fates, isDone }) => {
      const player = await MOMENTS[moment](world);
      const { name, ...asked } = await command(player);
      const before = await everythingOf(player);
      world.fates = [...fates];
      expect(await player.ask(name, asked)).toMatchObject({ status: 503, message: 'UNAVAILABLE' });
      const afterwards = await everythingOf(player);
      if (isDone) expect(afterwards).not.toEqual(before);
      else expect(afterwards).toEqual(before);

      const again = await player.ask(name, asked);
      expect(again.message).toBe(isDone ? (late ?? undefined) : undefined);
      if (isDone) expect(await everythingOf(player)).toEqual(afterwards);
      await expectHonestStatement(player);
    });
  });

  describe('a sign-up', () => {
    const somebody = () => ({ email: `${randomUUID()}@exemplo.com.br`, name: 'Ana', characterName: 'Bia' });
    const register = (account: object) =>
      call(world.app, null, 'register', { body: { ...account, password: 'Segredo1!' } });

    test('whose player found no place in the database gets another one', async () => {
      world.fates = ['runs', 'is lost', 'is lost'];
      const { status, reply } = await register(somebody());
      expect(status).toBe(201);
      expect((await call(world.app, reply.token, 'auth', {})).status).toBe(200);
    });

    test('that was cut off before the address was kept leaves the address free', async () => {
      const account = somebody();
      world.fates = ['runs', 'runs', 'is lost'];
      expect(await register(account)).toMatchObject({ status: 503, message: 'UNAVAILABLE' });
      expect((await register(account)).status).toBe(201);
    });

    test('that comes second with an address leaves nothing behind', async () => {
      const account = somebody();
      const answers = await Promise.all(Array.from({ length: 5 }, () => register(account)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      expect(await world.look('select 1 from player where email = $1', [account.email])).toHaveLength(1);
    });
  });
});
