import { endedOf } from '@consorcio/contract/kept';
import { sentenceOf } from '@consorcio/copy/errors';
import { movementWords } from '@consorcio/copy/minigames';
import { shiftDone } from '@consorcio/copy/month-popups';
import { ADVANCE } from '@consorcio/copy/popups';
import { movementWord, payTermsOf } from '@consorcio/rules/queries';
import { type Minigame, type MinigameSlug, minigameAt } from '@consorcio/rules/vocabulary';
import { useEffect } from 'react';
import { call } from '../../../api/client.ts';
import { CallFailure, unwrap } from '../../../api/queries.ts';
import { LoneButton } from '../../../ui/buttons/button.tsx';
import { POPUP_TITLE, Popup } from '../../../ui/dialogs/popup.tsx';
import { type Chip, Chips } from '../../../ui/figures/chips.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import type { CurrentStage, ShiftOutcome } from '../../chart/current-stage.ts';
import type { PopupProps } from '../popup-props.ts';

interface Props extends PopupProps {
  readonly at: Pick<Minigame, 'place' | 'kind'>;
  readonly icon: NonNullable<Chip['icon']>;
  readonly className: string | undefined;
}

/** A turn without a game, while the place is seen at work: what it brought. */
export function Shift({ context: { current, shift }, send, at: { place, kind }, icon, className }: Props) {
  /* The card stays where it was and says something else: whoever listens is taken to it. */
  useEffect(() => document.getElementById(POPUP_TITLE)?.focus(), []);
  if (shift === null) return null;
  const { reward, movement } = shift;
  const day =
    movement === undefined ? place : movementWords[kind][movementWord(payTermsOf(current.campaign.rulebook), movement)];
  return (
    <Popup
      className={className}
      heading={shiftDone[kind]}
      body={<Chips hasLead chips={[{ label: day, value: `+${reward.effort + reward.energy}`, icon }]} />}
    >
      <LoneButton label={ADVANCE} data-main onClick={() => send({ type: 'popup.advanced' })} />
    </Popup>
  );
}

/**
 * Begins the stage in the place, unless that was done before, and ends it by a turn without a game (RULES 4.9). Null where that is
 * refused, which is told at once: the stage stands as it is and can be played. @throws CallFailure where nothing is answered
 */
export async function takeShift(
  { stage: { id: stageId }, room }: CurrentStage,
  slug: MinigameSlug,
): Promise<ShiftOutcome | null> {
  const { game, roomId } = minigameAt(slug);
  try {
    const { run } = room ?? (await unwrap(call('stageBegin', { body: { stageId, roomId } })));
    const results = { game, version: run?.version, shift: true, endedHere: endedOf(game).read() !== null };
    return (await unwrap(call('stageFinish', { body: { stageId, results } }))) as ShiftOutcome;
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.reason.kind !== 'code') throw failure;
    toast.error(sentenceOf(failure.reason.code));
    return null;
  }
}
