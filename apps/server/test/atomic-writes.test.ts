import { describe, expect, test } from 'vitest';
import { COMMANDS, everythingOf } from './game/commands.ts';
import { expectHonestStatement } from './game/consistent-statement.ts';
import { MOMENTS } from './game/moments.ts';
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
});
