import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { CoreState } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import { minigameOf } from '@consorcio/rules/vocabulary';
import '../styles/page.css';
import '../styles/panel.css';
import '../styles/start.css';
import '../styles/help.css';
import '../styles/result.css';
import '../styles/calm.css';
import { Detail } from '../canvas/detail.ts';
import { Effects } from '../canvas/effects.ts';
import { Field } from '../canvas/field.ts';
import { Art, type GamePictures } from '../canvas/sprites.ts';
import { LiveRegion } from '../feedback/live-region.ts';
import { element } from '../panels/dom.ts';
import { offerAgain } from '../panels/message-panel.ts';
import { handIn } from '../run/finish-run.ts';
import { keptLog } from '../run/kept-run-log.ts';
import { playRun } from '../run/play-run.ts';
import { leaveWith, type OpenedRun, openRun } from '../run/receive-run.ts';
import type { Cabinet, Controls, Scene } from './game-view.ts';
import { leave } from './host-bridge.ts';
import { isMotionReduced, lastPersona } from './settings.ts';

/** A minigame's whole page: fetch the run, help, countdown, play, hand in, reward, back to the map. */
export async function openPage<State extends CoreState, Hand extends Controls<State>>(
  cabinet: Cabinet<State, Hand>,
): Promise<void> {
  const field = layOut(cabinet);
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
  const [opened, prepared] = await Promise.all([openRun(cabinet), prepare(cabinet.pictures, field)]);
  const art = opened === null ? null : await artOf(opened.personaId, prepared, cabinet.pictures);
  loading.remove();
  if (opened === null || art === null) return;
  if (art !== prepared) field.show(art);
  field.element.before(backdropOf(cabinet.pictures));
  const { issued, reward } = opened;
  const core = cabinet.coreOf(issued.version);
  if (core === null) {
    await leaveWith(copy.leaving.noRun);
    return;
  }
  const kept = keptFor(opened);
  const log =
    kept === null
      ? await playRun({ cabinet, core, issued, scene: sceneOf(field, art, opened), reward }, live)
      : await offerKept(kept);
  if (log !== null) await handIn({ cabinet, core, opened, art, live }, log);
}

/** Fonts and pictures, drawn as they will be needed, while the run may still be on its way. */
async function prepare(pictures: GamePictures, field: Field): Promise<Art> {
  const [art] = await Promise.all([Art.load(pictures, lastPersona()), loadFonts()]);
  field.show(art);
  return art;
}

/** The pictures of the persona who plays: seldom another one than this device last saw. */
const artOf = (personaId: number, prepared: Art, pictures: GamePictures): Promise<Art> =>
  personaId === lastPersona() ? Promise.resolve(prepared) : Art.load(pictures, personaId);

/** The canvas, and the colours around it. */
function layOut<State extends CoreState, Hand extends Controls<State>>({
  game,
  surroundings: [above, below, beside],
}: Cabinet<State, Hand>): Field {
  const canvas = element('canvas', 'field');
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', copy.games[game].field);
  const top = element('canvas', 'field-top');
  top.setAttribute('aria-hidden', 'true');
  const title = element('h1', 'only-heard', minigameOf(game).place);
  document.body.append(element('main', 'stage', title, canvas, top));
  document.body.style.setProperty('--above', above);
  document.body.style.setProperty('--below', below);
  document.body.style.setProperty('--beside', beside);
  return new Field(canvas, top);
}

/** Fetched after what is needed to play. */
function backdropOf({ backdrop: address }: GamePictures): HTMLElement {
  const backdrop = element('div', 'backdrop');
  backdrop.style.backgroundImage = `url("${address}")`;
  return backdrop;
}

function sceneOf(field: Field, art: Art, { issued, reward }: OpenedRun): Scene {
  const detail = Detail.remembered();
  field.limitPixels(detail.pixelRatio);
  const isCalm = isMotionReduced();
  return {
    field,
    art,
    detail,
    effects: new Effects(detail, isCalm),
    isMotionReduced: isCalm,
    vigor: reward.kind === 'effort' ? issued.vigor : 100,
  };
}

/** A log of this very run that was finished earlier and never arrived. */
function keptFor({ stageId, issued }: OpenedRun): RunLog | null {
  const kept = keptLog(stageId);
  return kept?.game === issued.game && kept.version === issued.version ? kept : null;
}

async function offerKept(kept: RunLog): Promise<RunLog | null> {
  const choice = await offerAgain(copy.sending.waitingHeading, copy.sending.waiting);
  if (choice === 'again') return kept;
  leave(null);
  return null;
}

/** The canvas can't wait for a typeface by itself; without one the game is played in the device's. */
async function loadFonts(): Promise<void> {
  const wanted = ["800 32px 'Baloo 2'", "800 20px 'Nunito Variable'"];
  await Promise.all(wanted.map((font) => document.fonts.load(font).catch(() => [])));
}
