import cards from 'pictures:dream-card';
import thinking from 'pictures:thinking';
import blinks from 'pictures:thinking-blink';
import glances from 'pictures:thinking-glance';
import type { ReplyOf } from '@consorcio/contract';
import type { CallError } from '@consorcio/contract/call';
import { PATHS } from '@consorcio/contract/wire';
import { effortText } from '@consorcio/copy/digits';
import { actionErrors } from '@consorcio/copy/errors';
import { LUCKY_WORD_LINE } from '@consorcio/copy/field-lines';
import { dreamSelectionCopy as copy } from '@consorcio/copy/screens';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { requestKeys } from '../../api/request-key.ts';
import { clientSeedOf, isLuckyWord } from '../../session/client-seed.ts';
import { errorMessage } from '../../session/error-message.ts';
import { storedPersona, WISHED_DREAM } from '../../session/local-keys.ts';
import { useSession } from '../../session/session-store.ts';
import { useSeeOnView } from '../../teaching/concepts/learn.ts';
import { futuresOf, planOf } from '../../teaching/figures/plan.ts';
import { Seal } from '../../teaching/proof/seal.tsx';
import { Sunburst } from '../../ui/backdrops/sunburst.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Track } from '../../ui/figures/bars.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { LivingPerson } from '../../ui/pictures/living-person.tsx';
import { served } from '../../ui/pictures/served.ts';
import css from './dream-selection.module.css';

type Dream = ReplyOf<'dreamList'>[number];

/**
 * The question, beside what the dream costs in life: the seal of the draws is folded, and in the fold the player may give a word.
 * SPEC section 2, CONTRACT section 2, RULES 8.
 */
export function ConfirmDream({ dream, onNo }: { readonly dream: Dream; readonly onNo: () => void }) {
  const seal = useSession((session) => session.user.nextCommitment);
  const [word, setWord] = useState('');
  const [keyOf] = useState(requestKeys);
  const [isChoosing, setChoosing] = useState(false);
  const [, navigate] = useLocation();
  useSeeOnView('confirmDream');
  const fault = isLuckyWord(word) ? undefined : LUCKY_WORD_LINE;

  const refuse = (error: CallError): void => {
    if (error.kind === 'code' && error.code === 'CAMP_NOT_FINISHED') {
      toast.error(actionErrors.dreamChooseCampaignRunning);
      navigate(PATHS.map);
    } else {
      setChoosing(false);
      toast.error(errorMessage(error));
    }
  };
  const choose = async (): Promise<void> => {
    if (fault !== undefined) return;
    setChoosing(true);
    const body = { dreamId: dream.id, clientSeed: clientSeedOf(word) };
    const answer = await call('dreamChoose', { body, requestKey: keyOf(body) });
    if (!answer.ok) return refuse(answer.error);
    if (seal !== null && answer.value.seedCommitment !== seal) toast.error(copy.sealMismatch);
    WISHED_DREAM.forget();
    queryClient.removeQueries({ queryKey: ['stageCurrent'] });
    navigate(`/escolha?dream=${dream.id}`);
  };

  return (
    <Confirm
      picture={
        <>
          <Sunburst ground="blush" y="60%" />
          <div className={css.stage}>
            <LivingPerson className={css.who} blink={blinks[storedPersona()]} glance={glances[storedPersona()]}>
              <img src={thinking[storedPersona()]} alt="" width="300" height="400" />
            </LivingPerson>
            <img
              className={css.card}
              {...served(`/api/${dream.imagePath}`, cards[dream.id])}
              alt=""
              width="344"
              height="352"
            />
          </div>
        </>
      }
      question={copy.question}
      extra={
        <>
          <RealCost dreamId={dream.id} />
          {seal !== null && (
            <div className={css.seal}>
              <Seal commitment={seal}>
                <Field
                  label={copy.luckyWord}
                  value={word}
                  maxLength={64}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  fault={fault}
                  onChange={(event) => setWord(event.target.value)}
                />
              </Seal>
            </div>
          )}
        </>
      }
      yes={copy.yes}
      no={copy.no}
      isBusy={isChoosing}
      onYes={choose}
      onNo={onNo}
    />
  );
}

/** What the dream costs in life by each way to buy it, as bars of one scale. Idea 33. */
function RealCost({ dreamId }: { readonly dreamId: number }) {
  const plan = planOf(dreamId);
  if (plan === undefined) return null;
  const { saving, consortium, financing } = futuresOf(plan);
  const totals = { saving: saving.paidIn, consortium: consortium.total, financing: financing?.total ?? 0 };
  const most = Math.max(...Object.values(totals));
  return (
    <div className={css.cost}>
      <h3>{copy.cost.title}</h3>
      <ul>
        {(['saving', 'consortium', 'financing'] as const).map((way) => (
          <li key={way}>
            <span>{copy.cost[way]}</span>
            <Track
              fills={{ [way === 'saving' ? 'go' : way === 'consortium' ? 'accent' : 'danger']: totals[way] / most }}
            />
            <b>{totals[way] === 0 ? copy.cost.unknown : effortText(Math.round(totals[way]))}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
