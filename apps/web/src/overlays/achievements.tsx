import medals from 'pictures:medal';
import locked from 'pictures:medal-locked';
import type { ReplyOf } from '@consorcio/contract';
import { achievementsOverlay } from '@consorcio/copy/popups';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { badgeListQuery } from '../api/queries.ts';
import { updateSlice } from '../session/session-store.ts';
import { CloseButton } from '../ui/buttons/close-button.tsx';
import { TurnButton } from '../ui/buttons/turn-button.tsx';
import { Dots } from '../ui/carousel/carousel.tsx';
import { Modal } from '../ui/dialogs/modal.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { served } from '../ui/pictures/served.ts';
import { AchievementDetail } from './achievement-detail.tsx';
import css from './achievements.module.css';

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
      <Panel ribbon={achievementsOverlay.title} ribbonLevel="h2" ribbonId={id} className={css.panel}>
        <CloseButton label={achievementsOverlay.close} onClose={close} className={css.close} />
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
      <ul className={`m-0 p-0 list-none grid gap-2 grid-cols-3 ${css.grid}`}>
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
