import running from 'pictures:running';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { actionErrors, sentenceOf } from '@consorcio/copy/errors';
import { minigameScreen } from '@consorcio/copy/popups';
import { MINIGAMES } from '@consorcio/rules/vocabulary';
import { useEffect, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { roomsQuery, type SlotQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { attachBridge } from '../../audio/bridge.ts';
import { sound } from '../../audio/index.ts';
import { takeFrame } from '../../program/minigame-frame.ts';
import { takeChosenMinigame } from '../../session/chosen-minigame.ts';
import { CURRENT_STAGE, storedPersona } from '../../session/local-keys.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { type Arrival, type Entrance, enterMinigame } from './enter-minigame.ts';
import css from './minigame.module.css';
import { useFinish } from './use-finish.ts';

/** The minigame's page in a frame, which lies behind this screen and is seen through it. Begins the stage when needed; another one begun leads there. SPEC section 4. */
export function MinigameScreen() {
  const { slug } = useParams<{ slug: string }>();
  const game = MINIGAMES.find((each) => String(each.slug) === slug);
  return game === undefined ? <BackToMap /> : <Frame key={game.slug} game={game} />;
}

/** The slot that the address names, and the map that belongs to it. RULES2 F.1. */
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
  const [entrance, setEntrance] = useState<Entrance | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const isShown = isLoaded && entrance?.kind === 'entered';

  useEffect(() => {
    let isForgotten = false;
    const frame = takeFrame(game.game, minigameScreen.frame(game.place));
    const { slot } = slotIn(search);
    const rewards = rewardsOf(game.roomId, slot);
    enterMinigame(game.roomId, { ...arrival(), slot }).then(async (found) => {
      if (isForgotten) return;
      setEntrance(found);
      if (found.kind !== 'entered') return;
      const { stageId, personaId, run, hour } = found;
      CURRENT_STAGE.write(stageId);
      await frame.loaded;
      frame.show();
      frame.sendRun(run === null ? null : { stageId, personaId, issued: run, rewards: await rewards, hour });
    });
    frame.loaded.then(() => {
      if (isForgotten) return;
      if (frame.isMissing) setEntrance({ kind: 'failed', code: null });
      else setIsLoaded(true);
    });
    return () => {
      isForgotten = true;
      frame.close();
    };
  }, [game, search]);
  useEffect(() => attachBridge(sound), []);
  useEffect(() => {
    if (game.playsOwnMusic) sound.stop();
    // The others' track is as heavy as their whole page: it is fetched when the page is there.
    else if (isShown) sound.playTheme(game.music);
  }, [game, isShown]);
  useEffect(() => {
    updateSlice('badge', { forceHidden: true });
    /* What was done in the frame was none of this page's calls. */
    return () => updateSlice('badge', { forceHidden: false, changes: useSession.getState().badge.changes + 1 });
  }, []);
  useEffect(() => {
    if (entrance === null || entrance.kind === 'entered') return;
    if (entrance.kind === 'elsewhere') {
      toast.error(actionErrors.otherMinigameRunning);
      navigate(`${pathWith('minigame', entrance.slug)}${search && `?${search}`}`, { replace: true });
      return;
    }
    if (entrance.kind === 'failed')
      toast.error(entrance.code === null ? minigameScreen.notStarted : sentenceOf(entrance.code));
    navigate(map, { replace: true });
  }, [entrance, navigate, map, search]);
  useFinish(entrance?.kind === 'entered', () => navigate(map, { replace: true }));

  if (isShown) return null;
  return (
    <div className={css.window}>
      <Waiting
        isGame
        label={minigameScreen.loading}
        detail={minigameScreen.detail}
        art={running[storedPersona()] ?? ''}
      />
    </div>
  );
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
