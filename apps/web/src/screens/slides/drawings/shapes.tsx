import type { ReactNode } from 'react';
import css from '../slides.module.css';

/*
 * Shapes of the slides: dark, hatched and white areas with dark edges, which differ without colour; 1200 units are the
 * breadth of a page, letters are 28 points on paper and on a projector.
 */

/** A drawing under the sentence of a page; what it says is said by the sentence. */
export const Drawing = ({ height = 520, children }: { height?: number; children: ReactNode }) => (
  <svg className={css.drawing} viewBox={`0 0 1200 ${height}`} aria-hidden="true">
    <defs>
      <pattern id="slide-hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="18" height="18" className={css.white} />
        <rect width="7" height="18" className={css.dark} />
      </pattern>
    </defs>
    {children}
  </svg>
);

interface At {
  readonly x: number;
  readonly y: number;
}

export const Words = ({
  x,
  y,
  at = 'middle',
  children,
}: At & { at?: 'start' | 'middle' | 'end'; children: ReactNode }) => (
  <text x={x} y={y} textAnchor={at} className={css.words}>
    {children}
  </text>
);

export type Fill = 'dark' | 'hatch' | 'white' | 'light';

/** A box; its fills can be distinguished without colour. */
export const Box = ({ x, y, w, h, fill, r = 14 }: At & { w: number; h: number; fill: Fill; r?: number }) => (
  <rect x={x} y={y} width={w} height={h} rx={r} className={css[fill]} data-edge="" />
);

/** A letter in its envelope, 170 by 116, with words on it or none. */
export const Envelope = ({ x, y, children }: At & { children?: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <Box x={0} y={0} w={170} h={116} fill="light" />
    {children === undefined ? (
      <path d="M6 10L85 72L164 10" className={css.line} />
    ) : (
      <Words x={85} y={76}>
        {children}
      </Words>
    )}
  </g>
);

export const Arrow = ({ x, y, length }: At & { length: number }) => (
  <path d={`M${x} ${y}h${length}m-30 -26l30 26l-30 26`} className={css.line} />
);

export const Check = ({ x, y, size }: At & { size: number }) => (
  <path
    d={`M${x} ${y + size * 0.55}l${size * 0.35} ${size * 0.35}l${size * 0.65} ${-size * 0.75}`}
    className={css.line}
  />
);

/** The raffle's globe with a number of balls, one of them dark: ours. */
export function Globe({ x, y, balls }: At & { balls: number }) {
  const places = Array.from({ length: balls }, (_, i) => {
    /* A sunflower's seeds: even, whatever their number. */
    const [angle, far] = [i * 2.39996, 148 * Math.sqrt((i + 0.6) / balls)];
    return { i, cx: x + far * Math.cos(angle), cy: y + far * Math.sin(angle) };
  });
  return (
    <g>
      <path
        d={`M${x - 110} ${y + 250}h220M${x - 60} ${y + 178}l-24 72M${x + 60} ${y + 178}l24 72`}
        className={css.line}
      />
      <circle cx={x} cy={y} r="188" className={css.white} data-edge="" />
      {places.map(({ i, cx, cy }) => (
        <circle key={i} cx={cx} cy={cy} r="29" className={i === 2 ? css.dark : css.light} data-edge="" />
      ))}
    </g>
  );
}
