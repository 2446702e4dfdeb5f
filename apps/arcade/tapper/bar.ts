import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { C, SHADOW, shade, tint } from '../src/palette.ts';
import type { Pen } from '../src/pen.ts';

/** Tops of the four counters. */
export const COUNTERS = [398, 566, 734, 902] as const;
const FRONTS = [C.lagoa, C.flamboyant, C.mata, C.jabuticaba] as const;
const JARS = [C.mel, '#F0717A', '#8ED16B', '#A77BE0'] as const;

/** Wall, sign and floor: everything that never moves behind the counters. */
export function drawRoom(pen: Pen): void {
  pen.rect(0, 0, 768, 320, 0, '#F28B72').rect(0, 0, 768, 128, 0, shade('#F28B72', 0.1));
  pen.rect(0, 236, 768, 70, 0, '#EBC7AE');
  for (let row = 0; row < 3; row += 1)
    for (let i = 0; i < 18; i += 1)
      pen.rect(
        i * 44 - (row % 2) * 22 + 1.5,
        238 + row * 22,
        41,
        19.5,
        4,
        (i * 3 + row) % 5 === 0 ? '#FFDCC6' : '#FFF1E0',
      );
  pen.rect(0, 228, 768, 10, 0, C.branco).rect(0, 236, 768, 4, 0, '#E5A58E');
  bottles(pen, 36, 214, [C.flamboyant, C.ipe, C.mata, C.mar, C.mel]);
  bottles(pen, 578, 214, [C.mar, C.folha, C.jabuticaba, C.flamboyant, C.ipe, C.lagoa]);
  drawFloor(pen);
  drawSign(pen);
}

function bottles(pen: Pen, x: number, y: number, colours: readonly string[]): void {
  pen.rect(x - 14, y, colours.length * 26 + 22, 12, 4, '#9A5E40');
  for (const [i, colour] of colours.entries()) {
    const height = 34 + ((i * 13) % 14);
    pen
      .rect(x + i * 26, y - height, 16, height, 5, colour)
      .rect(x + 4 + i * 26, y - height - 9, 8, 12, 3, shade(colour))
      .rect(x + 10 + i * 26, y - height, 6, height, 3, shade(colour))
      .rect(x + 2 + i * 26, y - height * 0.6, 12, 12, 2, '#FFF3DC');
  }
}

function drawFloor(pen: Pen): void {
  pen.rect(0, 306, 768, 718, 0, '#FBE3C6');
  for (let row = 0; row < 13; row += 1)
    for (let i = 0; i < 12; i += 1) if ((i + row) % 2 === 1) pen.rect(i * 64, 306 + row * 56, 64, 56, 0, '#F6D3B1');
  pen.fade(0.1, (p) => p.rect(0, 306, 768, 26, 0, SHADOW));
  pen.fade(0.55, (p) => p.rect(584, 306, 184, 718, 0, '#EDBFA0'));
}

function drawSign(pen: Pen): void {
  pen.rect(206, 148, 340, 90, 20, shade('#6B3A2E', 0.3)).rect(206, 142, 340, 90, 20, '#4A2B3A');
  pen.g.setLineDash([1, 12]);
  pen.frame(214, 150, 324, 74, 14, C.ipe, 3);
  pen.g.setLineDash([]);
  pen.text(376, 184, copy.tapper.sign[0], { size: 34, fill: '#FFD9CC' });
  pen.text(376, 215, copy.tapper.sign[1], { size: 31, fill: C.ipe });
}

/** A counter with its own front and jar; the lane whose turn it is is lit. */
export const drawCounter =
  (lane: number) =>
  (pen: Pen): void => {
    const front = FRONTS[lane] ?? C.lagoa;
    const jar = JARS[lane] ?? C.mel;
    pen.at(0, 92, (p) => {
      p.fade(0.16, (q) => q.rect(-20, 62, 620, 18, 9, SHADOW));
      p.rect(-20, 14, 608, 58, 12, front).rect(540, 14, 48, 58, 12, shade(front));
      p.fade(0.6, (q) => {
        for (let i = 0; i < 7; i += 1) q.rect(14 + i * 80, 30, 58, 30, 9, tint(front, 0.2));
      });
      p.rect(-20, -4, 626, 24, 12, '#C98F5E')
        .rect(-20, -8, 626, 20, 10, '#F0C08A')
        .rect(-10, -6, 606, 5, 2.5, '#FFE2B5');
      p.at(560, -10, (q) =>
        q
          .rect(-26, -12, 52, 14, 5, '#6C6394')
          .rect(-20, -70, 40, 58, 10, '#E3F6FB')
          .rect(-20, -52, 40, 40, 8, jar)
          .rect(4, -52, 16, 40, 8, shade(jar, 0.16))
          .rect(-24, -80, 48, 14, 7, C.tinta)
          .rect(-15, -62, 5, 40, 2.5, C.branco),
      );
    });
  };

/** Says where a touch sends; the persona stands there itself otherwise. */
export const drawArrow = (pen: Pen): void => {
  pen.circle(0, 5, 34, '#D8B79E').circle(0, 0, 34, C.papel).line('M7 -12 L-6 0 L7 12', C.tintaSuave, 7);
};
