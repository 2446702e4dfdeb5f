import running from 'pictures:running';
import { FINISH_FLAG } from '@consorcio/contract/kept';
import { isMinigameFinished, PATHS, pathWith } from '@consorcio/contract/wire';
import { actionErrors, sentenceOf } from '@consorcio/copy/errors';
import { minigameScreen } from '@consorcio/copy/popups';
import { MINIGAMES } from '@consorcio/rules/vocabulary';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { roomsQuery, type SlotQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { attachBridge } from '../../audio/bridge.ts';
import { sound } from '../../audio/index.ts';
import { type MinigameFrame, takeFrame } from '../../program/minigame-frame.ts';
import { takeChosenMinigame } from '../../session/chosen-minigame.ts';
import { CURRENT_STAGE, storedPersona } from '../../session/local-keys.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { type Arrival, enterMinigame } from './enter-minigame.ts';
import css from './minigame.module.css';
import { ENTERING, type EnteredRun, type MinigameEvent, type MinigameState, minigameStep } from './minigame-chart.ts';

/** The minigame's page in a frame, which lies behind this screen and is seen through it. Begins the stage when needed; another one begun leads there. SPEC section 4. */
export function MinigameScreen() {
  const { slug } = useParams<{ slug: string }>();
  const game = MINIGAMES.find((each) => String(each.slug) === slug);
  return game === undefined ? <BackToMap /> : <Frame key={game.slug} game={game} />;
}

/** The slot that the address names, and the map that belongs to it. RULES 14.1. */
function slotIn(search: string): { readonly slot: SlotQuery; readonly map: string } {
  const isWeek = new URLSearchParams(search).get('slot') === 'week';
  return isWeek ? { slot: { slot: 'week' }, map: PATHS.weekMap } : { slot: {}, map: PATHS.map };
}

function BackToMap() {
  const [, navigate] = useLocation();
  const { map } = slotIn(useSearch());
  useEffect(() => navigate(map, { replace: true }), [navigate, map]);
  return null;
}

function Frame({ game }: { game: (typeof MINIGAMES)[number] }) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { map } = slotIn(search);
  const [state, send] = useReducer(minigameStep, ENTERING);
  const page = useRef<OpenedPage | null>(null);

  useEffect(() => {
    let isForgotten = false;
    const { slot } = slotIn(search);
    const frame = takeFrame(game.game, minigameScreen.frame(game.place));
    page.current = { frame, rewards: rewardsOf(game.roomId, slot) };
    const tell = (event: MinigameEvent): void => {
      if (!isForgotten) send(event);
    };
    tell({ type: 'SCREEN_OPENED' });
    enterMinigame(game.roomId, { ...arrival(), slot }).then((entrance) => tell({ type: 'ENTRANCE_FOUND', entrance }));
    frame.loaded.then(() => tell({ type: frame.isMissing ? 'PAGE_LOST' : 'PAGE_LOADED' }));
    return () => {
      isForgotten = true;
      frame.close();
    };
  }, [game, search]);
  useEffect(() => attachBridge(sound), []);
  useEffect(() => {
    /* What was done in the frame was none of this page's calls. */
    return () => updateSlice('badge', { changes: useSession.getState().badge.changes + 1 });
  }, []);
  const isEntered = state.name === 'opening' || state.name === 'playing';
  const stageId = isEntered ? state.run.stageId : null;
  useEffect(() => {
    if (stageId !== null) CURRENT_STAGE.write(stageId);
  }, [stageId]);
  useLayoutEffect(() => {
    if (state.name === 'playing' && page.current !== null) begin(page.current, state.run);
  }, [state]);
  const isPlaying = state.name === 'playing';
  useEffect(() => {
    if (game.playsOwnMusic) sound.stop();
    // The others' track is as heavy as their whole page: it is fetched when the page is there.
    else if (isPlaying) sound.playTheme(game.music);
  }, [game, isPlaying]);
  useEffect(() => {
    if (state.name !== 'leaving') return;
    const { to, failure } = state;
    if (failure !== null) toast.error(sentenceOfFailure(failure));
    navigate(to === 'map' ? map : `${pathWith('minigame', to)}${search && `?${search}`}`, { replace: true });
  }, [state, navigate, map, search]);
  useFinish(isEntered, () => send({ type: 'GAME_FINISHED' }));

  if (isPlaying) return null;
  return (
    <div className={css.loading}>
      <Waiting
        isGame
        label={minigameScreen.loading}
        detail={minigameScreen.detail}
        art={running[storedPersona()] ?? ''}
      />
    </div>
  );
}

interface OpenedPage {
  readonly frame: MinigameFrame;
  readonly rewards: ReturnType<typeof rewardsOf>;
}
/** Shows the page and gives it the run. */
async function begin(
  { frame, rewards }: OpenedPage,
  { stageId, personaId, run, rulebook, hour }: EnteredRun,
): Promise<void> {
  frame.show();
  frame.sendRun(run === null ? null : { stageId, personaId, issued: run, rewards: await rewards, rulebook, hour });
}

type Failure = NonNullable<Extract<MinigameState, { name: 'leaving' }>['failure']>;
function sentenceOfFailure(failure: Failure): string {
  if (failure.kind === 'other-minigame') return actionErrors.otherMinigameRunning;
  return failure.code === null ? minigameScreen.notStarted : sentenceOf(failure.code);
}

/** What the room pays, usually cached by the map. Null when it can't be fetched: the game is played without it. */
async function rewardsOf(roomId: number, slot: SlotQuery) {
  const campaignId = useSession.getState().user.campaign?.id;
  const rooms = await queryClient.ensureQueryData(roomsQuery(campaignId, slot)).catch(() => []);
  return rooms.find(({ id }) => id === roomId)?.rewards ?? null;
}

const arrival = (): Arrival => ({ playedStage: stageBeforeReload(), chosen: takeChosenMinigame() });

let isFirstVisit = true;
/** The stage that was played here when the page was reloaded; null on any other way in. */
function stageBeforeReload(): string | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const stage = isFirstVisit && entry?.type === 'reload' ? CURRENT_STAGE.read() : null;
  isFirstVisit = false;
  return stage;
}

/** Milliseconds between two looks at the finish flag. SPEC section 9. */
const POLL = 2_000;

/** Calls back once the frame says that it has finished, by message from our own origin or by the session's flag. */
function useFinish(isPlaying: boolean, onFinish: () => void): void {
  const finish = useRef(onFinish);
  finish.current = onFinish;
  useEffect(() => {
    if (!isPlaying) return;
    takeFlag();
    const onMessage = ({ origin, data }: MessageEvent): void => {
      if (origin !== location.origin || !isMinigameFinished(data)) return;
      takeFlag();
      finish.current();
    };
    const timer = setInterval(() => takeFlag() && finish.current(), POLL);
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [isPlaying]);
}

/** True if the flag was there; it is taken away, so that the next game is not ended by it. */
function takeFlag(): boolean {
  const isSet = FINISH_FLAG.read() !== null;
  if (isSet) FINISH_FLAG.forget();
  return isSet;
}
