import medals from 'pictures:medal';
import locked from 'pictures:medal-locked';
import type { ReplyOf } from '@consorcio/contract';
import { type Platform, sharePath } from '@consorcio/contract/share-address';
import { achievementsOverlay } from '@consorcio/copy/popups';
import { shareText } from '@consorcio/copy/share';
import { badgeProgress } from '@consorcio/rules/queries';
import { type CSSProperties, useEffect, useRef } from 'react';
import { call } from '../api/client.ts';
import { updateSlice, useSession } from '../session/session-store.ts';
import { ShareControl } from '../share/share-control.tsx';
import { Sunburst } from '../ui/backdrops/sunburst.tsx';
import { Button } from '../ui/buttons/button.tsx';
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
const METALS = ['#d98c54', '#aebbd6', 'var(--highlight)'] as const;

/** One badge: medal, name, what it is for, and for a type of three grades how far it is. SPEC section 2. */
export function AchievementDetail({ badge, tiers, progress, earned, onBack }: Props) {
  const values = tiers.map(({ value }) => value).sort((a, b) => a - b);
  const percent = badgeProgress(progress, values);
  const top = values.at(-1) ?? 1;
  const name = useRef<HTMLHeadingElement>(null);
  /* The button that led here is gone. */
  useEffect(() => name.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`grid grid-cols-1 gap-3 justify-items-center ${css.detail}`}>
      <div className={css.medal}>
        {earned !== undefined && <Sunburst ground="transparent" rays="#EFE6FA" count={11} y="50%" />}
        <img
          {...(earned === undefined
            ? { src: locked[badge.id] }
            : served(`/api/badges/${badge.id}.png`, medals[badge.id]))}
          alt=""
          width="248"
          height="280"
        />
      </div>
      <h3 className="text-title" ref={name} tabIndex={-1}>
        {badge.name}
      </h3>
      <p className="text-ink-soft text-body">{badge.description}</p>
      {percent !== null && (
        <div className={css.box}>
          <p className="flex gap-4 justify-between text-ink-soft font-extrabold">
            <span>{badge.label}</span>
            <b className="text-go-ink">{achievementsOverlay.progress(progress, top)}</b>
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
      <div className={`flex gap-4 w-full ${css.actions}`}>
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
