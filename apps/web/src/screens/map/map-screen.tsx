import { PATHS, pathWith, RESULTS_PATH } from '@consorcio/contract/wire';
import { mapScreen } from '@consorcio/copy/popups';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isAnswerForeign } from '../../api/client.ts';
import { roomsQuery } from '../../api/queries.ts';
import { loadBoard } from '../../map/board.ts';
import type { CurrentStage, Destination } from '../../map/chart/current-stage.ts';
import { CityWaiting } from '../../map/city/city-waiting.tsx';
import { MapGame } from '../../map/map-game.tsx';
import { preloadPopups } from '../../map/popups/late.ts';
import { lastCycleShown, rememberCycleShown } from '../../session/cycle-shown.ts';
import { notLoaded } from '../../session/error-message.ts';
import { firstNotesRead, putFirstNoteAway } from '../../session/first-notes.ts';
import { RESULTS_REQUIRED } from '../../session/local-keys.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';
import { useBadgesShown } from '../../session/use-badges-shown.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';

const pathOf = (destination: Destination): string => {
  if (destination.to === 'minigame') return pathWith('minigame', destination.slug);
  return destination.to === 'certificate' ? PATHS.certificate : PATHS.dreamIntro;
};

const OWN = {};

/** The map, and with `?complete=true` the campaign's results. Every visit loads the campaign's current state. */
export function MapScreen() {
  /* Logging out clears session and caches while the map is still mounted for a moment: no call may be made then. */
  const { isLoggedIn, campaign } = useSession((session) => session.user);
  const board = useQuery({
    queryKey: ['board'],
    queryFn: () => loadBoard(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isLoggedIn,
  });
  /* What a minigame tells of its pay is there when it opens. */
  useQuery({ ...roomsQuery(campaign?.id), enabled: isLoggedIn });
  /* The map is rendered in small steps while the waiting picture of the town stays. */
  const shown = useDeferredValue(board.data);
  const [, navigate] = useLocation();
  useResultsRoute(board.data?.current, board.isError);

  const campaignId = board.data?.current.campaign.id ?? '';
  const onCycleShown = useCallback((cycle: number) => rememberCycleShown(campaignId, cycle), [campaignId]);
  const onLeave = useCallback((destination: Destination) => navigate(pathOf(destination)), [navigate]);
  const [areBadgesFree, setBadgesFree] = useState(false);
  useBadgesShown(areBadgesFree);
  const isOnLongWay = isLoggedIn && firstNotesRead(campaign?.id ?? '') === null;
  useEffect(() => {
    /* A popup may be the first thing that shows. */
    if (isOnLongWay) preloadPopups().catch(() => undefined);
  }, [isOnLongWay]);

  if (board.isError)
    return (
      <Waiting label={mapScreen.notLoaded} detail={isAnswerForeign() ? notLoaded() : mapScreen.notLoadedDetail}>
        <Button onClick={() => void board.refetch()}>{mapScreen.tryAgain}</Button>
      </Waiting>
    );
  if (shown === undefined) return <CityWaiting label={mapScreen.loading} detail={mapScreen.loadingDetail} />;
  return (
    <MapGame
      slot={OWN}
      board={shown}
      shownCycle={lastCycleShown(campaignId)}
      onCycleShown={onCycleShown}
      notesRead={() => firstNotesRead(campaignId)}
      onNoteRead={(count) => putFirstNoteAway(campaignId, count)}
      onLeave={onLeave}
      onMenu={() => updateSlice('menu', { visible: true })}
      onBadgesFree={setBadgesFree}
    />
  );
}

/** Unseen results force the results route; session storage keeps the error's info. SPEC section 4. */
function useResultsRoute(current: CurrentStage | undefined, isError: boolean): void {
  const isComplete = new URLSearchParams(useSearch()).get('complete') === 'true';
  const [, navigate] = useLocation();
  const mustSee = current?.campaign.completed === true && !current.campaign.visualizedResults;
  useEffect(() => {
    if (mustSee) RESULTS_REQUIRED.write(current);
    else if (isError || current !== undefined) RESULTS_REQUIRED.forget();
    if (mustSee && !isComplete) navigate(RESULTS_PATH, { replace: true });
  }, [mustSee, isComplete, isError, current, navigate]);
}
