import type { LivePhase, LiveStep } from '@consorcio/rules/live-words';
import { useEffect } from 'react';
import { type EffectTag, type MusicTag, sound } from '../../../audio/index.ts';
import type { ProjectorView } from './projector-model.ts';

/** What is heard where a group stands; null leaves what plays, or silence. */
export interface Heard {
  readonly theme: MusicTag | null;
  readonly effect: EffectTag | null;
}

const THEMES: Readonly<Partial<Record<LivePhase, MusicTag>>> = {
  WAITING: 'INTRO',
  PRIVATE: 'MAPA',
  ASSEMBLY: 'PAGAMENTOS',
  DEBRIEF: 'SUCCESS',
};

/** Roll call, pot, globe, envelopes, joy. */
const STEPS: Readonly<Record<LiveStep, EffectTag>> = {
  CALL: 'PAGINA',
  POT: 'ESFORCO',
  RAFFLE: 'ROLETA',
  BIDS: 'ENVELOPE',
  MORE: 'ROLETA',
  RESULT: 'BADGE',
  END: 'BADGE',
  BOOKS: 'ESTRELA',
};

/** What is shown within a step or a month. */
interface Scene {
  /** The key is being made. */
  readonly isKey: boolean;
  /** Globe or envelopes have shown the result of their step. */
  readonly isRevealed: boolean;
}

/** Joy, where globe or envelopes gave a letter; null before, and where none of them did. */
function joyOf({ step, raffle, bids }: NonNullable<ProjectorView['assembly']>): EffectTag | null {
  if (step === 'RAFFLE') return raffle?.quota == null ? null : 'BADGE';
  return step === 'BIDS' && bids !== null && bids.winners.length > 0 ? 'BADGE' : null;
}

/** What the projector plays: calm music while phones decide, none while the group talks, an effect with each step and with its result. */
export function heardAt(
  { group, assembly }: Pick<ProjectorView, 'group' | 'assembly'>,
  { isKey, isRevealed }: Scene,
): Heard {
  if (group.isPaused) return { theme: null, effect: null };
  const theme = THEMES[group.phase] ?? null;
  if (group.phase === 'PRIVATE') return { theme, effect: isKey ? 'SORTEIO' : null };
  if (group.phase !== 'ASSEMBLY' || assembly === null) return { theme, effect: null };
  return {
    theme: assembly.step === 'RESULT' ? null : theme,
    effect: (isRevealed ? joyOf(assembly) : null) ?? STEPS[assembly.step],
  };
}

/** Plays what belongs to the view, once the host has turned the sound on at the projector; nothing before. */
export function useProjectorSound(view: ProjectorView, scene: Scene, isOn: boolean): void {
  const { theme, effect } = heardAt(view, scene);
  const place = `${view.group.phase} ${view.group.month} ${view.group.step}`;
  useEffect(() => {
    if (!isOn) return;
    if (theme === null) sound.stop();
    else sound.playTheme(theme);
    return () => sound.stop();
  }, [isOn, theme]);
  /* The place makes the same effect sound again at the next step. */
  useEffect(() => {
    if (isOn && effect !== null && place !== '') sound.playEffect(effect);
  }, [isOn, effect, place]);
}
