import { endpoints } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { choosePersona } from '@consorcio/rules';
import { PERSONAS, personaOf } from '@consorcio/rules/catalogue';
import { statement } from '../db/database.ts';
import { retryOnConflict, type Written } from '../db/guarded-write.ts';
import type { DayCounts } from '../desk/day-counts.ts';
import { countStep } from '../desk/steps.ts';
import type { Feature } from '../feature.ts';
import type { PlayerSnapshot } from './campaign/campaign-write.ts';
import { readSnapshot } from './campaign/with-campaign.ts';

/** `$1` player, `$2` version, `$3` persona. */
const SET_PERSONA = statement<Written>({
  name: 'persona-set',
  text: `update player set version = version + 1, persona_id = $3 where player_id = $1 and version = $2
    returning true as written`,
});

/** The persona to answer, and the write that keeps the choice. */
function choose(counts: DayCounts, snapshot: PlayerSnapshot, personaId: number) {
  const { playerId, version, latest } = snapshot;
  const chosen = choosePersona(latest?.value ?? null, personaId);
  if (!chosen.ok) return chosen;
  const answer = personaOf(chosen.value);
  if (snapshot.personaId === answer.id) return ok({ answer });
  const onWritten = (): void => {
    if (snapshot.personaId === null) countStep(counts, playerId, 'persona');
  };
  return ok({ answer, onWritten, write: { statement: SET_PERSONA, values: [playerId, version, answer.id] } });
}

/** Who represents the player. Personality is voice and art, never advantage. */
export const persona: Feature = (api, services) => {
  api.withPlayer(endpoints.personaList, async () => ok([...PERSONAS]));

  api.withPlayer(endpoints.personaCurrent, async ({ player }) => {
    const current = PERSONAS.find(({ id }) => id === player.personaId);
    return current === undefined ? refuse('PERSONA_NOT_FOUND') : ok(current);
  });

  api.withToken(endpoints.personaChoose, ({ token, body }) =>
    retryOnConflict(
      services.database,
      () => readSnapshot(services, token),
      (snapshot) => choose(services.counts, snapshot, body.personaId),
    ),
  );
};
