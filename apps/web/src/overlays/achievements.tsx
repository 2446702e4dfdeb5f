import medals from 'pictures:medal';
import locked from 'pictures:medal-locked';
import type { ReplyOf } from '@consorcio/contract';
import { type Platform, sharePath } from '@consorcio/contract/share-address';
import { achievementsOverlay } from '@consorcio/copy/popups';
import { shareText } from '@consorcio/copy/share';
import { badgeProgress } from '@consorcio/rules/queries';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { badgeListQuery } from '../api/queries.ts';
import { updateSlice, useSession } from '../session/session-store.ts';
import { ShareControl } from '../share/share-control.tsx';
import { Sunburst } from '../ui/backdrops/sunburst.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { CloseButton } from '../ui/buttons/close-button.tsx';
import { TurnButton } from '../ui/buttons/turn-button.tsx';
import { Dots } from '../ui/carousel/carousel.tsx';
import { Modal } from '../ui/dialogs/modal.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { served } from '../ui/pictures/served.ts';
import css from './achievements.module.css';

type Badge = ReplyOf<'badgeList'>['all'][number];

interface Props {
  readonly badge: Badge;
  readonly tiers: readonly Badge[];
  readonly progress: number;
  /** The player's own one, once it is earned. */
  readonly earned: ReplyOf<'badgeList'>['earned'][number] | undefined;
  readonly onBack: () => void;
}

/** Bronze, silver and gold of the medals. STYLE section 10. */
const METALS = ['var(--bronze)', 'var(--silver)', 'var(--highlight)'] as const;

/** One badge: medal, name, what it is for, and for a type of three grades how far it is. SPEC section 2. */
function AchievementDetail({ badge, tiers, progress, earned, onBack }: Props) {
  const values = tiers.map(({ value }) => value).sort((a, b) => a - b);
  const percent = badgeProgress(progress, values);
  const top = values.at(-1) ?? 1;
  const name = useRef<HTMLHeadingElement>(null);
  /* The button that led here is gone. */
  useEffect(() => name.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`stack ${css.detail}`}>
      <div className={css.medal}>
        {earned !== undefined && <Sunburst ground="medal" count={11} y="50%" />}
        <img
          {...(earned === undefined
            ? { src: locked[badge.id] }
            : served(`/api/badges/${badge.id}.png`, medals[badge.id]))}
          alt=""
          width="248"
          height="280"
        />
      </div>
      <h3 className={css.badgeName} ref={name} tabIndex={-1}>
        {badge.name}
      </h3>
      <p className={css.description}>{badge.description}</p>
      {percent !== null && (
        <div className={css.box}>
          <p className={css.counted}>
            <span>{badge.label}</span>
            <b className={css.progress}>{achievementsOverlay.progress(progress, top)}</b>
          </p>
          <div
            className="track"
            role="progressbar"
            aria-label={badge.label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(percent)}
          >
            <i style={{ '--share': percent / 100 } as CSSProperties} />
            {values.map((value, tier) => (
              <span
                key={value}
                className={progress >= value ? css.reached : css.mark}
                style={{ '--at': `${(value / top) * 100}%`, '--metal': METALS[tier] } as CSSProperties}
              >
                {value}
              </span>
            ))}
          </div>
        </div>
      )}
      <div className={css.actions}>
        <Button kind="secondary" onClick={onBack}>
          {achievementsOverlay.back}
        </Button>
        {earned !== undefined && <BadgeShare userBadgeId={earned.id} name={badge.name} />}
      </div>
    </div>
  );
}

/** Shares an earned badge and reports the way to the server, which may itself earn a badge. SPEC section 7. */
function BadgeShare({ userBadgeId, name }: { readonly userBadgeId: string; readonly name: string }) {
  const tell = async (platform: Platform): Promise<void> => {
    const answer = await call('share', { body: { userBadgeId, platform } });
    if (answer.ok) updateSlice('badge', { changes: useSession.getState().badge.changes + 1 });
  };
  return (
    <ShareControl
      path={sharePath({ kind: 'badge', id: userBadgeId })}
      text={shareText.badge(name)}
      onShare={(platform) => void tell(platform)}
    />
  );
}

/** SPEC section 9. */
const PAGE_SIZE = 15;

/** Fifteen badges a page; a chosen one opens its detail. SPEC section 2, achievements modal. */
export function Achievements() {
  const id = useId();
  const { data, isError } = useQuery({ ...badgeListQuery, staleTime: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  const close = (): void => updateSlice('achievements', { visible: false });
  const badge = data?.all.find((each) => each.id === chosen);
  return (
    <Modal labelledBy={id} onClose={chosen === null ? close : () => setChosen(null)} isBroad>
      <Panel ribbon={achievementsOverlay.title} ribbonLevel="h2" ribbonId={id} className={`stack ${css.panel}`}>
        <CloseButton label={achievementsOverlay.close} onClose={close} />
        {data === undefined ? (
          <p role="status" className={css.waiting}>
            {isError ? achievementsOverlay.notLoaded : achievementsOverlay.loading}
          </p>
        ) : badge === undefined ? (
          <Grid list={data} onChoose={setChosen} />
        ) : (
          <AchievementDetail
            badge={badge}
            tiers={data.allByType[badge.type] ?? []}
            progress={data.progressByType[badge.type] ?? 0}
            earned={data.earned.find(({ badgeId }) => badgeId === badge.id)}
            onBack={() => setChosen(null)}
          />
        )}
      </Panel>
    </Modal>
  );
}

function Grid({ list, onChoose }: { list: ReplyOf<'badgeList'>; onChoose: (id: number) => void }) {
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(list.all.length / PAGE_SIZE));
  const earned = new Set(list.earned.map(({ badgeId }) => badgeId));
  const turn = (by: number): void => setPage((page + by + pages) % pages);
  return (
    <>
      <p className={css.count}>{achievementsOverlay.earned(earned.size, list.all.length)}</p>
      <ul className={`list ${css.grid}`}>
        {list.all.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(({ id, name }) => {
          const isEarned = earned.has(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={isEarned ? css.earned : css.locked}
                aria-label={isEarned ? name : achievementsOverlay.lockedName(name)}
                onClick={() => onChoose(id)}
              >
                <img
                  {...(isEarned ? served(`/api/badges/${id}.png`, medals[id]) : { src: locked[id] })}
                  alt=""
                  width="124"
                  height="140"
                />
                <span>{isEarned ? name : achievementsOverlay.locked}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={css.pages}>
        <TurnButton way="previous" label={achievementsOverlay.previous} onTurn={() => turn(-1)} />
        <span className="reader-only" role="status">
          {achievementsOverlay.page(page + 1, pages)}
        </span>
        <Dots count={pages} index={page} />
        <TurnButton way="next" label={achievementsOverlay.next} onTurn={() => turn(1)} />
      </div>
    </>
  );
}
