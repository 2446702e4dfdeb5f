import type { StreetMarks } from '@consorcio/art/street-marks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { lastCycleShown } from '../../session/cycle-shown.ts';
import { booksQuery } from '../../teaching/queries.ts';
import { groupQuery } from '../board.ts';
import type { CurrentStage } from '../chart/current-stage.ts';
import { LivePicture } from '../live-picture.tsx';
import css from '../popups/late-popups.module.css';
import { campaignBefore, streetOf } from './street-marks.ts';

/** The marks of a street, over the town. */
export const StreetPicture = ({ marks }: { readonly marks: StreetMarks }) => (
  <LivePicture className={css.street} draw={(art) => art.streetMarks(marks)} />
);

/** What the months of the player's group have left in the town; the page of the group says the same in words. */
export const Street = memo(({ current }: { readonly current: CurrentStage }) => {
  const { campaign, stage } = current;
  const held = stage.cycle - 1;
  const before = lastCycleShown(campaign.id) > 0 ? campaignBefore(campaign.id) : null;
  const group = useQuery({
    ...groupQuery(campaign.id, held),
    enabled: held > 0,
    placeholderData: keepPreviousData,
  });
  const books = useQuery({
    ...booksQuery(before ?? ''),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: before !== null,
  });
  return <StreetPicture marks={streetOf(current, held > 0 ? group.data : undefined, books.data)} />;
});
Street.displayName = 'Street';
