import { ok, refuse } from '@consorcio/kernel';
import { choosePersona } from '@consorcio/rules';
import { PERSONAS, personaOf } from '@consorcio/rules/catalogue';
import type { Calls } from './calls.ts';
import type { PlayerSnapshot } from './campaign/campaign-write.ts';
import { readSnapshot } from './campaign/with-campaign.ts';
import { decideAnew } from './guarded-write.ts';
import type { Ports } from './ports.ts';

/** The persona to answer, and the write that keeps the choice. */
function choose({ store, count }: Ports, snapshot: PlayerSnapshot, personaId: number) {
  const { playerId, version, latest } = snapshot;
  const chosen = choosePersona(latest?.value ?? null, personaId);
  if (!chosen.ok) return chosen;
  const answer = personaOf(chosen.value);
  if (snapshot.personaId === answer.id) return ok({ answer });
  const onWritten = (): void => {
    if (snapshot.personaId === null) count({ type: 'PERSONA', playerId });
  };
  return ok({ answer, onWritten, write: () => store.setPersona({ playerId, version, personaId: answer.id }) });
}

/** Who represents the player. Personality is voice and art, never advantage. */
export const persona: Calls<'personaList' | 'personaCurrent' | 'personaChoose'> = {
  personaList: async () => ok(PERSONAS),
  personaCurrent: async (ports, { playerId }) => {
    const { personaId } = await readSnapshot(ports, playerId);
    const current = PERSONAS.find(({ id }) => id === personaId);
    return current === undefined ? refuse('PERSONA_NOT_FOUND') : ok(current);
  },
  personaChoose: (ports, { playerId, body }) =>
    decideAnew(
      () => readSnapshot(ports, playerId),
      (snapshot) => choose(ports, snapshot, body.personaId),
    ),
};
