import { useSession } from '../../session/session-store.ts';
import { DreamStep } from './dream-step.tsx';
import { EnterStep } from './enter-step.tsx';
import { PersonaStep } from './persona-step.tsx';

/** The short way from a link to the map: in, persona, dream. The films and the tutorial wait on the map (map/notes). */
export function PlayScreen() {
  const { isLoggedIn, personaId } = useSession((session) => session.user);
  if (!isLoggedIn) return <EnterStep />;
  return personaId === null ? <PersonaStep /> : <DreamStep />;
}
