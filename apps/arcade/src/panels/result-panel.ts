import { arcadeCopy as copy, type ShiftToTell } from '@consorcio/copy/arcade';
import { starsOf } from '@consorcio/minigames';
import type { Sprites } from '../canvas/sprites.ts';
import { nextFrame, now } from '../loop/page-clock.ts';
import { playEffect } from '../page/host-bridge.ts';
import { button, element, openPanel } from './dom.ts';

/** Something that is worth doing after a run, such as adjusting the rhythm. */
export interface ResultOffer {
  readonly sentence: string;
  readonly words: string;
  take(): Promise<void>;
}

/** How the persona looks beside a result: without a star, and with one. */
export interface ResultSprites {
  readonly plain: string;
  readonly glad: string;
}

export interface ResultView {
  readonly points: number;
  /** The most points before this run; null when there is nothing to compare with. */
  readonly best: number | null;
  /** The persona's pictures. */
  readonly poses: ResultSprites;
  /** Basis points as the server found them. */
  readonly scoreBp: number;
  readonly effort: number;
  readonly energy: number;
  /** What the player has of the reward's resource now. */
  readonly balance: number;
  /** What the reward is made of; null where it is paid otherwise. */
  readonly shift: ShiftToTell | null;
  /** Energy for the month's first three stars, beside the reward; 0 without it. */
  readonly thanks: number;
  readonly line: string;
  /** Percent; null in the games that never show it. */
  readonly vigor: number | null;
  readonly offer: ResultOffer | null;
  readonly isMotionReduced: boolean;
  readonly sprites: Sprites;
}

/** Milliseconds: the points count up, a star pops, the reward flies to its counter, one after the other. STYLE section 12. */
const COUNT_UP = 900;
const STAR_EVERY = 200;
const FLIGHT = 600;
const STAGGER = 60;
/** Stars that leave the row for three stars and for a record. */
const CHEER = 12;
/** Pieces of the reward that fly, at most. */
const MOST_PIECES = 10;

const rewardWords = ({ effort, energy }: ResultView): string =>
  [effort > 0 ? copy.result.effort(effort) : '', energy > 0 ? copy.result.energy(energy) : '']
    .filter((words) => words !== '')
    .join(', ');

/** Points, stars, the reward on its way to its counter, one sentence, and the way back. There is no losing here. */
export function showResult(view: ResultView, speak: (words: string) => void): Promise<void> {
  return new Promise((resolve) => {
    const { sprites, offer } = view;
    const isEnergy = view.energy > 0;
    const gained = isEnergy ? view.energy : view.effort;
    const icon = isEnergy ? 'energia' : 'esforco';
    const stars = starsOf(view.scoreBp);
    const points = element('p', 'points', copy.result.points(view.isMotionReduced ? view.points : 0));
    const row = element('div', 'stars', ...[0, 1, 2].map((i) => starPicture(sprites, i < stars, i)));
    row.setAttribute('role', 'img');
    row.setAttribute('aria-label', copy.result.stars(stars));
    const balance = element('strong', '', threeDigits(view.isMotionReduced ? view.balance : view.balance - gained));
    const counter = element(
      'div',
      'counter',
      sprites.picture(icon, 34),
      balance,
      element('small', '', copy.result.counter[isEnergy ? 'energy' : 'effort']),
    );
    const record = recordWords(view);
    const isRecord = isNewBest(view);
    const reward = element('div', 'reward', sprites.picture(icon, 44), element('strong', '', rewardWords(view)));
    const takeOffer = async (): Promise<void> => {
      panel.close();
      await offer?.take();
      resolve();
    };
    const panel = openPanel(copy.result.heading, [
      element('div', 'result-head', sprites.picture(poseFor(view.poses, stars), 118), counter),
      row,
      points,
      ...(record === null ? [] : [element('p', isRecord ? 'record new' : 'record', record)]),
      reward,
      ...(view.shift === null ? [] : [element('p', 'note', copy.result.shift(view.shift))]),
      ...(view.thanks > 0 ? [element('p', 'note', copy.result.thanks(view.thanks))] : []),
      ...(view.vigor !== null && view.vigor < 100 ? [element('p', 'note', copy.vigor.result)] : []),
      element('p', 'sentence', view.line),
      ...(offer === null ? [] : [element('p', 'note', offer.sentence)]),
      element(
        'div',
        'buttons column ways',
        button(copy.result.toMap, 'main', () => {
          panel.close();
          resolve();
        }),
        ...(offer === null ? [] : [button(offer.words, 'plain', () => void takeOffer())]),
      ),
    ]);
    const spoken = copy.result.spoken(view.points, stars, rewardWords(view));
    speak(record === null ? spoken : `${spoken} ${record}`);
    if (view.isMotionReduced) return;
    if (isRecord || stars === 3) setTimeout(() => cheer(row, sprites), COUNT_UP);
    countUp(points, view.points);
    for (let i = 0; i < stars; i += 1) setTimeout(() => playEffect('ESTRELA'), i * STAR_EVERY);
    setTimeout(() => {
      playEffect(isEnergy ? 'ENERGIA' : 'ESFORCO');
      flyTo(counter, reward, sprites, icon, gained, (arrived) => {
        balance.textContent = threeDigits(view.balance - gained + arrived);
      });
    }, COUNT_UP);
  });
}

/** Joy is for a star: nobody cheers where little or nothing came together. */
export const poseFor = ({ plain, glad }: ResultSprites, stars: number): string => (stars > 0 ? glad : plain);

type Compared = Pick<ResultView, 'points' | 'best'>;
const isNewBest = ({ points, best }: Compared): boolean => best !== null && points > best;

/** Players are compared only with their own earlier runs. */
export function recordWords(view: Compared): string | null {
  const { points, best } = view;
  if (best === null || points === 0) return null;
  return isNewBest(view) ? copy.result.newRecord : copy.result.record(best);
}

/** Small stars leave the row to all sides. */
function cheer(row: HTMLElement, sprites: Sprites): void {
  const { left, top, width, height } = row.getBoundingClientRect();
  for (let i = 0; i < CHEER; i += 1) {
    const star = sprites.picture('estrela', 26);
    star.className = 'flying';
    row.closest('dialog')?.append(star);
    const [x, y] = [left + width / 2 - 13, top + height / 2 - 13];
    const angle = (i / CHEER) * 2 * Math.PI;
    const far = 110 + (i % 3) * 40;
    const at = (share: number): string =>
      `translate(${x + Math.cos(angle) * far * share}px, ${y + Math.sin(angle) * far * share}px) rotate(${share * 160}deg)`;
    star.animate(
      [
        { transform: at(0.2), opacity: 1 },
        { transform: at(1), opacity: 0 },
      ],
      { duration: 900, easing: 'ease-out', fill: 'both' },
    ).onfinish = () => star.remove();
  }
}

const threeDigits = (amount: number): string => String(Math.max(0, amount)).padStart(3, '0');

function starPicture(sprites: Sprites, isReached: boolean, place: number): HTMLElement {
  const star = sprites.picture(isReached ? 'estrela' : 'estrela-apagada', 68);
  star.className = `star star-${place} ${isReached ? 'reached' : ''}`;
  return star;
}

function countUp(place: HTMLElement, points: number): void {
  const from = now();
  const show = (): void => {
    const share = Math.min(1, (now() - from) / COUNT_UP);
    place.textContent = copy.result.points(Math.round(points * (1 - (1 - share) ** 3)));
    if (share < 1) nextFrame(show);
  };
  show();
}

/** Pieces fly on an arc; the counter rolls with each that arrives, and ends at the whole of it. */
function flyTo(
  to: HTMLElement,
  from: HTMLElement,
  sprites: Sprites,
  sprite: string,
  gained: number,
  onArrival: (arrived: number) => void,
): void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const pieces = Math.min(MOST_PIECES, gained);
  for (let i = 0; i < pieces; i += 1) {
    const piece = sprites.picture(sprite, 32);
    piece.className = 'flying';
    to.closest('dialog')?.append(piece);
    const [dx, dy] = [end.left - start.left, end.top - start.top];
    const at = (share: number, lift: number, scale: number): Keyframe => ({
      transform: `translate(${start.left + 8 + dx * share}px, ${start.top + 4 + dy * share - lift}px) scale(${scale})`,
    });
    const flight = piece.animate([at(0, 0, 1), at(0.5, 70, 1.15), at(1, 0, 0.8)], {
      duration: FLIGHT,
      delay: i * STAGGER,
      easing: 'ease-in-out',
      fill: 'backwards',
    });
    flight.onfinish = () => {
      piece.remove();
      onArrival(Math.round((gained * (i + 1)) / pieces));
      to.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.08)' }, { transform: 'scale(1)' }], 120);
    };
  }
}
