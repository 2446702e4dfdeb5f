import { readGroupCode } from '@consorcio/contract/group-code';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { joinCopy as copy } from '@consorcio/copy/live-phone';
import type { LuckyWord } from '@consorcio/rules/live-words';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { liveCall } from '../../../live/live-client.ts';
import { BACK_QUOTA, LIVE_PATHS } from '../../../live/live-paths.ts';
import { newKey } from '../../../live/live-token.ts';
import { liveErrors, liveSentence } from '../../../live/live-trouble.ts';
import { keepSeat } from '../../../live/seat-keys.ts';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { LoneButton } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import css from '../live-screens.module.css';
import { Question } from '../seat/month/choice.tsx';
import { LuckyButtons } from './meet-yourself.tsx';

const PICTURES = 3;

/** Returns to a seat on another device with its quota and its three pictures in their order. */
export function BackScreen({ code }: { readonly code: string }) {
  const [quota, setQuota] = useState(() => new URLSearchParams(location.search).get(BACK_QUOTA) ?? '');
  const [pictures, setPictures] = useState<readonly LuckyWord[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const key = useRef(newKey());
  const back = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const sentence = await comeBack(code, Number(quota), pictures, key.current);
    setBusy(false);
    if (sentence === null) navigate(LIVE_PATHS.seat, { replace: true });
    else {
      toast.error(sentence);
      setPictures([]);
    }
  };
  return (
    <StageFrame backdrop={<HillsBackdrop />} className={css.screen}>
      <Panel>
        <Question title={copy.backTitle}>
          <p>{copy.backBody}</p>
          <form className="stack" data-gap="4" onSubmit={(event) => void back(event)}>
            <Field
              label={copy.quota}
              value={quota}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => setQuota(event.target.value.replace(/\D/g, '').slice(0, 2))}
            />
            <p className={css.chosen} aria-live="polite">
              {pictures.map((word) => luckyNames[word]).join(', ')}
            </p>
            <LuckyButtons chosen={pictures} onChoose={(word) => setPictures(toggled(pictures, word))} />
            <LoneButton
              isColumn
              type="submit"
              kind="play"
              disabled={isBusy || quota === '' || pictures.length < PICTURES}
              label={copy.backButton}
            />
          </form>
        </Question>
      </Panel>
    </StageFrame>
  );
}

const toggled = (chosen: readonly LuckyWord[], word: LuckyWord): readonly LuckyWord[] =>
  chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word].slice(0, PICTURES);

/** Takes the seat; gives the sentence that says why not, or null. */
async function comeBack(typed: string, quota: number, pictures: readonly LuckyWord[], key: string) {
  const code = readGroupCode(typed);
  if (code === null) return liveErrors.LIVE_NOT_FOUND;
  const group = await liveCall('liveCode', { params: { code } });
  if (!group.ok) return liveSentence(group.error, { crowded: copy.manyCodes });
  const { groupId } = group.value;
  const answer = await liveCall('liveReturn', {
    params: { groupId },
    query: { code },
    body: { quota, pictures: [...pictures], key },
  });
  if (!answer.ok) return liveSentence(answer.error, { crowded: copy.manyTries });
  const { quota: own, pictures: known, isLate } = answer.value;
  keepSeat({ groupId, quota: own, key, pictures: known, code, isLate });
  return null;
}
