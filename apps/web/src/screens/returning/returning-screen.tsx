import part1 from 'picture-loaders:dream-part-1';
import part2 from 'picture-loaders:dream-part-2';
import part3 from 'picture-loaders:dream-part-3';
import part4 from 'picture-loaders:dream-part-4';
import part5 from 'picture-loaders:dream-part-5';
import part6 from 'picture-loaders:dream-part-6';
import part7 from 'picture-loaders:dream-part-7';
import warning from 'picture-loaders:gave-up';
import waving from 'pictures:hello';
import { SCHOOL } from '@consorcio/contract/kept';
import { PATHS } from '@consorcio/contract/wire';
import { guardCopy } from '@consorcio/copy/first-screens';
import { leavingCopy } from '@consorcio/copy/fund';
import { schoolCopy } from '@consorcio/copy/guest';
import { returningCopy as copy } from '@consorcio/copy/screens';
import { instalmentsPaid, paidSoFar } from '@consorcio/rules/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { dreamListQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { EntranceNote } from '../../session/entrance-note.tsx';
import { errorMessage } from '../../session/error-message.ts';
import { nextDreamPath } from '../../session/school-window.ts';
import { stageQuery } from '../../session/stage-query.ts';
import { termsOfStage } from '../../teaching/figures/terms-of-stage.ts';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { Sunburst } from '../../ui/backdrops/sunburst.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { LazyPicture } from '../../ui/pictures/lazy-picture.tsx';
import css from './returning.module.css';

/** Back in the game: go on with the dream, or give it up for a new one. SPEC section 2. */
export function ReturningScreen() {
  const { data: current } = useQuery(stageQuery);
  const [school] = useState(() => SCHOOL.read());
  const asked = school?.dream ?? null;
  const { data: dreams } = useQuery({ ...dreamListQuery, enabled: asked !== null });
  const [isAsking, setAsking] = useState(false);
  const [isGivingUp, setGivingUp] = useState(false);
  const [, navigate] = useLocation();
  if (current === undefined) return <Waiting label={guardCopy.loading} detail={guardCopy.loadingDetail} />;
  const { campaign, dream, extras, stage, user } = current;
  const other = (asked !== dream.id && dreams?.find(({ id }) => id === asked)?.name) || null;
  const instalments = instalmentsPaid(extras.phase, stage.cycle);
  const { paid, common } = paidSoFar(termsOfStage(current), instalments, campaign.lateCycles ?? []);

  const giveUp = async (): Promise<void> => {
    setGivingUp(true);
    const answer = await call('giveUp');
    setGivingUp(false);
    if (!answer.ok) return toast.error(errorMessage(answer.error));
    queryClient.clear();
    navigate(nextDreamPath());
  };

  return (
    <StageFrame base="broad" backdrop={<StreetBackdrop />} className={css.screen}>
      <Panel ribbon={copy.ribbon} className={`main-panel ${css.panel}`}>
        <div className={css.frame} aria-hidden="true">
          <Sunburst ground="meadow" y="66%" />
          <img src={waving[user.personaId]} alt="" width="300" height="400" />
          <DreamSoFar dreamId={dream.id} paid={instalments} total={dream.cycles} className={css.dream} />
        </div>
        <h2>{dream.name}</h2>
        <p>{copy.cycle(stage.cycle, dream.cycles)}</p>
        {other !== null && <p role="status">{schoolCopy.other(other, dream.name)}</p>}
        <ButtonRow isColumn>
          <Button onClick={() => navigate(PATHS.map)}>
            {other === null ? copy.resume : schoolCopy.stay(dream.name)}
          </Button>
          <Button kind="secondary" onClick={() => setAsking(true)}>
            {other === null ? copy.another : schoolCopy.begin}
          </Button>
        </ButtonRow>
      </Panel>
      {/* Each launch of a school's platform leads here while a dream is under way. */}
      {school !== null && <EntranceNote />}
      {isAsking && (
        <Confirm
          ribbon={copy.warningRibbon}
          tone="danger"
          picture={<LazyPicture load={warning[user.personaId]} className={css.notice} />}
          question={copy.warningTitle}
          body={leavingCopy(paid, common)}
          yes={copy.yes}
          yesKind="danger"
          no={copy.no}
          isBusy={isGivingUp}
          onYes={giveUp}
          onNo={() => setAsking(false)}
        />
      )}
    </StageFrame>
  );
}

const PARTS = [part1, part2, part3, part4, part5, part6, part7];

interface Props {
  readonly dreamId: number;
  /** Instalments paid, of how many. */
  readonly paid: number;
  readonly total: number;
  readonly className?: string | undefined;
}

/** The dream with the parts that are paid in colour, the others as a plan. STYLE section 9. */
function DreamSoFar({ dreamId, paid, total, className }: Props) {
  const place = Math.min(Math.max(paid, 0), total);
  return <LazyPicture key={place} load={PARTS[dreamId - 1]?.[place]} className={className} />;
}
