import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { Art } from '../art.ts';
import { nextFrame, now } from '../clock.ts';
import { starsOf } from '../reward-preview.ts';
import { button, element, openPanel } from './dom.ts';

export interface ResultView {
  readonly points: number;
  /** Basis points as the server found them. */
  readonly scoreBp: number;
  readonly effort: number;
  readonly energy: number;
  readonly line: string;
  readonly isMotionReduced: boolean;
  readonly art: Art;
}

/** Milliseconds in which the points count up. */
const COUNT_UP = 900;

const rewardWords = ({ effort, energy }: ResultView): string =>
  [effort > 0 ? copy.result.effort(effort) : '', energy > 0 ? copy.result.energy(energy) : '']
    .filter((words) => words !== '')
    .join(', ');

/** Points, stars, reward, one sentence, and the way back. There is no losing here. */
export function showResult(view: ResultView, speak: (words: string) => void): Promise<void> {
  return new Promise((resolve) => {
    const stars = starsOf(view.scoreBp);
    const points = element('p', 'points', copy.result.points(view.isMotionReduced ? view.points : 0));
    const row = element('div', 'stars', ...[0, 1, 2].map((i) => starPicture(view.art, i < stars, i)));
    row.setAttribute('role', 'img');
    row.setAttribute('aria-label', copy.result.stars(stars));
    const reward = element(
      'div',
      'reward',
      view.art.picture(view.energy > 0 ? 'energia' : 'esforco', 52),
      element('strong', '', rewardWords(view)),
    );
    const panel = openPanel(copy.result.heading, [
      row,
      points,
      reward,
      element('p', 'sentence', view.line),
      element(
        'div',
        'buttons',
        button(copy.result.toMap, 'main', () => {
          panel.close();
          resolve();
        }),
      ),
    ]);
    speak(copy.result.spoken(view.points, stars, rewardWords(view)));
    if (!view.isMotionReduced) countUp(points, view.points);
  });
}

function starPicture(art: Art, isReached: boolean, place: number): HTMLElement {
  const star = art.picture(isReached ? 'estrela' : 'estrela-apagada', 68);
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
