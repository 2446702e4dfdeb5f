import sheets from 'pictures:room';
import roofs from 'pictures:room-roof';
import { PLACE_IDS } from '@consorcio/art/city';
import { isMinigamePath, pathHere } from '@consorcio/contract/wire';
import { mapScreen, minigameScreen } from '@consorcio/copy/popups';
import { MINIGAMES, type MinigameSlug, minigameAt } from '@consorcio/rules/vocabulary';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SlotQuery } from '../api/queries.ts';
import { discardPreloadedFrame, preloadFrame } from '../program/minigame-frame.ts';
import { chooseMinigame } from '../session/chosen-minigame.ts';
import { useSession } from '../session/session-store.ts';
import { MapConcepts } from '../teaching/concepts/map-concepts.tsx';
import { isLight } from '../ui/light-mode.ts';
import { whenIdle } from '../ui/loading/when-idle.ts';
import { dismissToast, onToasts, readToasts, toast } from '../ui/notices/toast.ts';
import { isBadgeMoment } from './chart/badge-moment.ts';
import { type Board, type CurrentStage, type Destination, isFirstStage } from './chart/current-stage.ts';
import { mapMachine } from './chart/map-machine.ts';
import { moodOf } from './chart/mood.ts';
import { endsNotices, layoutOf } from './chart/popup-states.ts';
import { isSlug } from './chart/started-minigame.ts';
import { whereAmI } from './chart/where-am-i.ts';
import { CityView } from './city/city-view.tsx';
import { preloadDrawing } from './live-picture.tsx';
import { popupServicesOf } from './map-services.ts';
import { useMapSound } from './map-sound.ts';
import { CoachMark } from './notes/coach-mark.tsx';
import { PlanWay, preloadPopups, StreetWay } from './popups/late.ts';
import { PopupHost } from './popups/popup-host.tsx';

interface Props {
  /** Whose calls the map makes; the same object as long as it stands. */
  readonly slot: SlotQuery;
  readonly board: Board;
  /** Last cycle of this campaign whose transition was shown; 0 for none. */
  readonly shownCycle: number;
  readonly onCycleShown: (cycle: number) => void;
  /** How many of the tutorial's notes were put away; null for who saw the tutorial. */
  readonly notesRead: () => number | null;
  readonly onNoteRead: (count: number) => void;
  readonly onLeave: (destination: Destination) => void;
  readonly onMenu: () => void;
  /** Called with whether a badge may be shown, whenever that changes. */
  readonly onBadgesFree: (areFree: boolean) => void;
}

/** What the rest of the month needs. What fails is fetched again, and its failure told, when it is needed. */
const preloadLater = (): void => void Promise.all([preloadPopups(), preloadDrawing()]).catch(() => undefined);

/** The map with its popups: the chart, its services, and what they show. */
export function MapGame(props: Props) {
  const { slot, board, shownCycle, onCycleShown, onLeave, onMenu, notesRead, onNoteRead, onBadgesFree } = props;
  const playerName = useSession(({ user }) => user.characterName);
  const machine = useMemo(
    () =>
      mapMachine.provide({
        actors: popupServicesOf(slot),
        actions: {
          storeCycle: ({ context }) => onCycleShown(context.shownCycle),
          tellFeedback: (_, { feedback }) => {
            /* An answer may have been a bad one: no sign of success. */
            if (feedback !== undefined) toast.tell(feedback);
          },
        },
      }),
    [onCycleShown, slot],
  );
  const [snapshot, send] = useMachine(machine, { input: { ...board, shownCycle } });
  const { context, status, output, value: state } = snapshot;

  /* A guest who came by a link: nothing is fetched before the first decision that it does not need. */
  const isHurried = notesRead() !== null && isFirstStage(context.current);
  useMapSound(state, isHurried);
  const isAhead = !isHurried && !isLight();
  useEffect(() => (isAhead ? whenIdle(preloadLater) : undefined), [isAhead]);
  useRoomsAhead(isAhead, context.current.user.personaId);
  useEffect(() => {
    if (status === 'done' && output !== undefined) onLeave(output);
  }, [status, output, onLeave]);
  const { destination, current } = context;
  useEffect(() => {
    if (state === 'leaving' && destination?.to === 'minigame') onMinigameChosen(destination.slug, current);
  }, [state, destination, current]);
  useHelpKey(current);
  /* What an answer has led to is read first. */
  const isTold = useSyncExternalStore(onToasts, readToasts, readToasts).length > 0;
  const areBadgesFree = isBadgeMoment(state, current) && !isTold;
  useEffect(() => onBadgesFree(areBadgesFree), [areBadgesFree, onBadgesFree]);
  useEffect(() => {
    if (endsNotices(state)) for (const { id } of readToasts()) dismissToast(id);
  }, [state]);
  useEffect(() => {
    /* The first decision's place is not fetched ahead. */
    if (state === 'map') discardPreloadedFrame();
    else if (!isHurried && state === 'room' && isSlug(context.point)) onPlaceOpened(context.point);
  }, [state, isHurried, context.point]);
  useMapVisit();

  return (
    <>
      <CityView
        current={context.current}
        playerName={playerName}
        mood={moodOf(context)}
        isPeopled={!isHurried}
        isDawn={state === 'cycleTransition'}
        street={!isHurried && <StreetWay current={context.current} />}
        note={
          state === 'map' && (
            <>
              {!isHurried && <PlanWay current={context.current} send={send} onPlaceAhead={onPlaceOpened} />}
              <CoachMark
                key={context.current.stage.id}
                current={context.current}
                notesRead={notesRead()}
                onNoteRead={onNoteRead}
              />
            </>
          )
        }
        onMenu={onMenu}
        onWhere={() => tellPlace(context.current)}
        onPlace={(slug) => send({ type: 'point.chosen', slug })}
      />
      {!isHurried && <MapConcepts moment={{ name: state, layout: layoutOf(state), isTold }} context={context} />}
      <PopupHost
        state={state}
        context={context}
        send={send}
        isHurried={isHurried}
        isBusy={snapshot.hasTag('busy') || snapshot.hasTag('closing')}
        isClosing={snapshot.hasTag('closing')}
      />
    </>
  );
}

/** What every visit to a map does: the frame that was opened ahead is dropped unless the visit leads to a minigame. */
function useMapVisit(): void {
  useEffect(
    () => () => {
      if (!isMinigamePath(pathHere())) discardPreloadedFrame();
    },
    [],
  );
}

/** Begins the stage in the place's room while the popup closes. */
function onMinigameChosen(slug: number, current: CurrentStage): void {
  const minigame = MINIGAMES.find((each) => each.slug === slug);
  if (minigame !== undefined) chooseMinigame(current, minigame.roomId);
}

/** Fetches the place's minigame ahead. */
function onPlaceOpened(slug: MinigameSlug): void {
  const { game, place } = minigameAt(slug);
  preloadFrame(game, minigameScreen.frame(place));
}

/** Says in a notice where the player stands and what there is to pay. */
const tellPlace = (current: CurrentStage): void => toast.tell(mapScreen.here(whereAmI(current)));

/** `?` tells it wherever the focus is, also in a popup. */
function useHelpKey(current: CurrentStage): void {
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      if (key !== '?' || ctrlKey || altKey || metaKey || target instanceof HTMLInputElement) return;
      tellPlace(current);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [current]);
}

/** Milliseconds that the map has stood before the first room is fetched: until then its own pictures and the code of the month come. */
const REST = 4_000;

/** Pictures that stay read: nothing else holds them while their place is closed. */
const images = new Map<string, HTMLImageElement>();

/** Fetches and reads a picture; resolves also when it did not come, and it is asked for again by whoever needs it. */
const keep = (src: string): Promise<void> =>
  new Promise((done) => {
    const image = new Image();
    image.onload = () => {
      images.set(src, image);
      done();
    };
    image.onerror = () => done();
    image.src = src;
  });

/** The pictures of all places for one persona, which are not kept yet. */
const missing = (persona: number): string[] =>
  PLACE_IDS.flatMap((place) => [sheets[`${place}-${persona}`], roofs[place]]).filter(
    (src): src is string => src !== undefined && !images.has(src),
  );

/**
 * Fetches and reads the rooms while the map is idle, one picture at a time: reading a sheet takes longer than many pictures
 * of the camera's way, on which it would be done otherwise.
 */
function useRoomsAhead(isAhead: boolean, persona: number): void {
  useEffect(() => {
    if (!isAhead) return;
    const queue = missing(persona);
    let cancel: () => void = () => undefined;
    const next = (): void => {
      const src = queue.shift();
      if (src === undefined) return;
      cancel = whenIdle(() => {
        void keep(src).then(next);
      });
    };
    const timer = setTimeout(next, REST);
    return () => {
      queue.length = 0;
      clearTimeout(timer);
      cancel();
    };
  }, [isAhead, persona]);
}
