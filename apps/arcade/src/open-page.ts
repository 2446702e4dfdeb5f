import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { CoreState } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import { minigameOf } from '@consorcio/rules/vocabulary';
import '@consorcio/look/tokens.css';
import '@consorcio/look/checkbox.css';
import '@consorcio/look/forced.css';
import './styles/page.css';
import './styles/panel.css';
import './styles/start.css';
import './styles/help.css';
import './styles/result.css';
import './styles/calm.css';
import { DetailLevel } from './canvas/detail.ts';
import type { DrawContext } from './canvas/draw-context.ts';
import { Effects } from './canvas/effects.ts';
import { Field } from './canvas/field.ts';
import { type GamePictures, Sprites, type Weight } from './canvas/sprites.ts';
import { LiveRegion } from './feedback/live-region.ts';
import type { Controls, GameView, MonthLight } from './game-view.ts';
import { vigorIn } from './hud/reward-range.ts';
import { handBack, leave } from './page/host-bridge.ts';
import { beSilent, isLight, isMotionReduced, lastPersona, type PlayMode } from './page/settings.ts';
import { element } from './panels/dom.ts';
import { offerAgain, showSending } from './panels/message-panel.ts';
import { finishRun } from './run/finish-run.ts';
import { keptRunLog } from './run/kept-run-log.ts';
import { playRun } from './run/play-run.ts';
import { leaveWithMessage, receiveRun, type StageRun } from './run/receive-run.ts';
import type { RecordedRun } from './run/recorded-run.ts';
import { replaySummary } from './run/run-summary.ts';

/** A minigame's whole page: fetch the run, help, countdown, play, controls in, reward, back to the map. */
export async function openPage<State extends CoreState, OwnControls extends Controls<State>>(
  gameView: GameView<State, OwnControls>,
): Promise<void> {
  const field = layOut(gameView);
  const live = new LiveRegion();
  const dots = element('span', 'loading-dots', element('i', ''), element('i', ''), element('i', ''));
  const loading = element(
    'div',
    'loading',
    element('strong', '', copy.loading),
    element('span', '', copy.loadingNote),
    dots,
  );
  document.body.append(loading);
  const [stageRun, prepared] = await Promise.all([receiveRun(gameView.game), prepare(gameView.pictures, field)]);
  const sprites = stageRun === null ? null : await spritesOf(stageRun.personaId, prepared, gameView.pictures);
  loading.remove();
  if (stageRun === null || sprites === null) return;
  const light = gameView.light?.(stageRun.hour) ?? null;
  if (light !== null) {
    sprites.lightBy(light.sprites);
    document.body.style.setProperty('--above', light.above);
    document.body.style.setProperty('--below', light.below);
  }
  if (sprites !== prepared) field.show(sprites);
  field.element.before(backdropOf(gameView.pictures, light));
  const { issued, reward } = stageRun;
  const core = gameView.coreOf(issued.version);
  if (core === null) {
    /* The page around a live group's game says what goes on. */
    if (stageRun.live !== null) leave(null);
    else await leaveWithMessage(copy.leaving.noRun);
    return;
  }
  const play = (): Promise<RecordedRun> => {
    const parts = { gameView, core, issued, context: drawContextOf(field, sprites, stageRun), reward };
    return playRun(parts, live, playModeOf(stageRun));
  };
  if (stageRun.live !== null) {
    beSilent();
    const { log } = await play();
    showSending();
    handBack(log);
    return;
  }
  const kept = keptFor(stageRun);
  const recorded =
    kept === null
      ? await play()
      : await offerKept({ log: kept, summary: replaySummary(gameView, core, stageRun, kept) });
  const { game, resultSprites } = gameView;
  if (recorded !== null) await finishRun({ game, resultSprites, stageRun, sprites, live }, recorded);
}

/** How to play, where it was chosen before; null where this page asks. */
const playModeOf = ({ live }: StageRun): PlayMode | null => (live === null ? null : live.isCalm ? 'calm' : 'play');

/** Fonts and pictures, drawn as they will be needed, while the run may still be on its way. */
async function prepare(pictures: GamePictures, field: Field): Promise<Sprites> {
  const [sprites] = await Promise.all([Sprites.load(pictures, weight(), lastPersona()), loadFonts()]);
  field.show(sprites);
  return sprites;
}

/** The pictures of the persona who plays: seldom another one than this device last saw. */
const spritesOf = (personaId: number, prepared: Sprites, pictures: GamePictures): Promise<Sprites> =>
  personaId === lastPersona() ? Promise.resolve(prepared) : Sprites.load(pictures, weight(), personaId);

/** The canvas, and the colours around it. */
function layOut<State extends CoreState, OwnControls extends Controls<State>>({
  game,
  surroundings: [above, below, beside],
  tall,
}: GameView<State, OwnControls>): Field {
  const canvas = element('canvas', 'field');
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', copy.games[game].field);
  const [text, top] = [element('canvas', 'field field-text'), element('canvas', 'field-top')];
  for (const layer of [text, top]) layer.setAttribute('aria-hidden', 'true');
  const title = element('h1', 'only-heard', minigameOf(game).place);
  document.body.append(element('main', 'stage', title, canvas, text, top));
  document.body.style.setProperty('--above', above);
  document.body.style.setProperty('--below', below);
  document.body.style.setProperty('--beside', beside);
  const field = new Field(canvas, text, top);
  field.growBy(tall ?? null);
  return field;
}

const weight = (): Weight => (isLight() ? 'light' : 'full');

/** Fetched after what is needed to play. */
function backdropOf(pictures: GamePictures, light: MonthLight | null): HTMLElement {
  const backdrop = element('div', 'backdrop');
  const { backdrop: picture, sides } = pictures[weight()];
  backdrop.style.setProperty('--light', light?.around ?? 'none');
  backdrop.style.setProperty('--picture', `url("${picture}")`);
  backdrop.style.setProperty('--sides', sides === null ? 'none' : `url("${sides}")`);
  return backdrop;
}

function drawContextOf(field: Field, sprites: Sprites, { issued, reward }: StageRun): DrawContext {
  const detail = DetailLevel.remembered();
  field.limitPixels(detail.pixelRatio);
  const isStill = isMotionReduced();
  return {
    field,
    sprites,
    detail,
    effects: new Effects(detail, isStill),
    isMotionReduced: isStill,
    vigor: vigorIn(reward, issued.vigor) ?? 100,
  };
}

/** A log of this very run that was finished earlier and never arrived. */
function keptFor({ stageId, issued }: StageRun): RunLog | null {
  const kept = keptRunLog(stageId).read();
  return kept?.game === issued.game && kept.version === issued.version ? kept : null;
}

async function offerKept(kept: RecordedRun): Promise<RecordedRun | null> {
  const choice = await offerAgain(copy.sending.waiting);
  if (choice === 'again') return kept;
  leave(null);
  return null;
}

/** The canvas can't wait for a typeface by itself; without one the game is played in the device's. */
async function loadFonts(): Promise<void> {
  const wanted = ["800 32px 'Baloo 2'", "800 20px 'Nunito Variable'"];
  await Promise.all(wanted.map((font) => document.fonts.load(font).catch(() => [])));
}
