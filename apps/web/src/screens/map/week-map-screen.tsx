import { PATHS, pathWith } from '@consorcio/contract/wire';
import { mapScreen } from '@consorcio/copy/popups';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { roomsQuery, type SlotQuery } from '../../api/queries.ts';
import { loadBoard } from '../../map/board.ts';
import type { Destination } from '../../map/chart/current-stage.ts';
import { CityWaiting } from '../../map/city/city-waiting.tsx';
import { MapGame } from '../../map/map-game.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';

const SLOT: SlotQuery = { slot: 'week' };
/** The last cycle of each try whose transition was shown since the page was loaded; the local key is the own campaign's. */
const cyclesShown = new Map<string, number>();
const nothing = (): void => undefined;
const noNotes = (): null => null;

/** The map with the try of the week, beside the player's own campaign. RULES 14. */
export function WeekMapScreen() {
  const [, navigate] = useLocation();
  const board = useQuery({ queryKey: ['board', SLOT.slot], queryFn: () => loadBoard(SLOT), gcTime: 0 });
  const campaignId = board.data?.current.campaign.id;
  /* What a minigame tells of its pay is there when it opens. */
  useQuery(roomsQuery(campaignId, SLOT));

  const onCycleShown = useCallback((cycle: number) => void cyclesShown.set(campaignId ?? '', cycle), [campaignId]);
  const onLeave = useCallback(
    async (destination: Destination) => {
      if (destination.to === 'minigame') {
        navigate(`${pathWith('minigame', destination.slug)}?slot=${SLOT.slot}`);
        return;
      }
      /* There is no certificate: the page of the week shows the result. */
      if (campaignId !== undefined) await call('seeResults', { body: { campaignId } });
      navigate(PATHS.week);
    },
    [navigate, campaignId],
  );

  if (board.isError)
    return (
      <Waiting label={mapScreen.notLoaded} detail={mapScreen.notLoadedDetail}>
        <ButtonLink to={PATHS.week}>{mapScreen.tryAgain}</ButtonLink>
      </Waiting>
    );
  if (board.data === undefined) return <CityWaiting label={mapScreen.loading} detail={mapScreen.loadingDetail} />;
  return (
    <MapGame
      slot={SLOT}
      board={board.data}
      shownCycle={cyclesShown.get(board.data.current.campaign.id) ?? 0}
      onCycleShown={onCycleShown}
      notesRead={noNotes}
      onNoteRead={nothing}
      onLeave={onLeave}
      onMenu={() => navigate(PATHS.week)}
      onBadgesFree={nothing}
    />
  );
}
