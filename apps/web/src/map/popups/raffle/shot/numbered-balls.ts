import { BALL_CELLS, BALLS } from '@consorcio/art/raffle-shot';
import { twoDigits } from '@consorcio/copy/digits';
import { type Sprite, titleFont } from './sprites.ts';

export interface NumberedBalls {
  readonly of: (number: number) => Sprite;
  readonly blank: Sprite;
}

/** Writes the numbers on the balls once, so that a moment of the shot copies pixels only. */
export function numberedBalls({ image, box }: Sprite, numbers: readonly number[], own: number): NumberedBalls {
  const side = Math.ceil(image.width / box.cells);
  const cell = (index: number, number?: number): Sprite => {
    const ball = document.createElement('canvas');
    ball.width = side;
    ball.height = side;
    const context = ball.getContext('2d');
    if (context !== null) {
      context.drawImage(image, index * side, 0, side, side, 0, 0, side, side);
      if (number !== undefined) write(context, side, twoDigits(number));
    }
    return { image: ball, box: { ...box, cells: 1 } };
  };
  const all = new Map(
    numbers.map((number) => [number, cell(number === own ? BALL_CELLS.own : number % BALL_CELLS.colours, number)]),
  );
  const blank = cell(BALL_CELLS.blank);
  return { of: (number) => all.get(number) ?? blank, blank };
}
function write(context: CanvasRenderingContext2D, side: number, words: string): void {
  const unit = side / BALLS.width;
  context.font = `800 ${78 * unit}px ${titleFont()}`;
  context.fillStyle = '#2C2056';
  context.textAlign = 'center';
  context.fillText(words, side / 2, side / 2 + 27 * unit);
}
