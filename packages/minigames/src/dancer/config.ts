/** Lanes from the left: 0 esquerda, 1 baixo, 2 cima, 3 direita; the code of a press is its lane. */
export const LANES = 4;
export const LANE_BAG = [0, 1, 2, 3, 0, 1, 2, 3] as const;

/** At tick 0 the code 38 + c sets the calibration c, in ticks, from -6 to 12 (GAMES section 4). */
export const CALIBRATION = 32;
export const CALIBRATION_MIN = -6;
export const CALIBRATION_MAX = 12;
export const calibrationCode = (ticks: number): number => CALIBRATION + ticks - CALIBRATION_MIN;

/** Half windows in ticks: 67, 133 and 200 ms. */
export const PERFECT = 4;
export const GOOD = 8;
export const OKAY = 12;
/** What a note is judged as; `judged` of the state holds these. */
export const TO_COME = 0;
export const MISSED = 1;
export const WAS_OKAY = 2;
export const WAS_GOOD = 3;
export const WAS_PERFECT = 4;

/** Points of each judgement, and what a press for no note costs. */
export const PERFECT_WORTH = 10;
export const GOOD_WORTH = 7;
export const OKAY_WORTH = 4;
export const STRAY_COST = 4;
/** One point more for each ten of the combo, up to three. */
export const COMBO_STEP = 10;
export const COMBO_MAX = 3;

/** Ticks that a note is seen before its moment: it falls 4 px a tick from 264 px above the line. */
export const APPROACH = 66;
/** Ticks of applause behind the last note. */
export const APPLAUSE = 120;

/** Eight half beats a bar: 1 a note, 2 a double, 0 nothing. Bars of one level carry equally many notes. */
export const BARS: readonly (readonly string[])[] = [
  ['10001000'],
  ['10001010', '10101000', '10100010'],
  ['10101010'],
  ['10101110', '11101010', '10111010'],
  ['11101110', '10111011', '11101011', '10111110'],
  ['20101110', '10112010', '11102010', '20111010'],
];
/** Level of each section of two bars. */
export const SECTIONS = [0, 1, 1, 2, 2, 3, 2, 3, 4, 5] as const;
export const BARS_A_SECTION = 2;
export const HALVES_A_BAR = 8;
/** Doubles: one arrow for each hand. */
export const DOUBLES = [
  [0, 3],
  [1, 3],
  [0, 2],
  [1, 2],
] as const;
/** Half beats between two notes of one lane, so that a finger has a beat; and draws until that is given up. */
export const REST = 2;
export const LANE_DRAWS = 3;
export const DOUBLE_DRAWS = 8;

/** Points worth 10 000 basis points. */
export const PAR = 1000;
export const MAX_INPUTS = 700;
