import { C, shade, tint } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Mood, Person } from './people.ts';

/** A head of about 100 by 112 around 0,0, chin at y 52. `look` moves the face aside, -1 to 1. */
export function drawHead(pen: Pen, person: Person, mood: Mood, look = 0, isBlinking = false): void {
  hairBehind(pen, person);
  const { skin } = person;
  pen
    .rect(-14, 34, 28, 34, 12, shade(skin, 0.2))
    .circle(-46 + look * 6, 8, 10, shade(skin, 0.1))
    .circle(46 + look * 6, 8, 10, shade(skin, 0.18))
    .ellipse(0, 2, 47, 51, skin)
    .at(look * 12, 0, (p) => face(p, person, mood, isBlinking));
  hairBefore(pen, person, look);
}

function face(pen: Pen, person: Person, mood: Mood, isBlinking: boolean): void {
  const { skin } = person;
  pen.fade(0.45, (p) => p.circle(-28, 20, 9, '#F0717A').circle(28, 20, 9, '#F0717A'));
  eyes(pen, mood, isBlinking);
  brows(pen, mood, shade(person.hair === 'cap' || person.hair === 'helmet' ? '#8A6A58' : person.hairColour, 0.2));
  pen.ellipse(0, 16, 6, 5, shade(skin, 0.24));
  mouth(pen, mood);
  if (person.hasGlasses === true) pen.ring(-19, 4, 15, C.tintaSuave, 4).ring(19, 4, 15, C.tintaSuave, 4);
  if (person.hasMoustache === true)
    pen.path('M0 20 C-8 16 -24 20 -26 32 C-16 34 -6 30 0 26 C6 30 16 34 26 32 C24 20 8 16 0 20Z', '#F6F0FA');
}

function eyes(pen: Pen, mood: Mood, isBlinking: boolean): void {
  if (mood === 'proud') {
    pen.line('M-27 6 Q-19 -5 -11 6 M11 6 Q19 -5 27 6', C.tinta, 5);
  } else if (isBlinking || mood === 'tired') {
    pen.line('M-26 5 Q-19 9 -12 5 M12 5 Q19 9 26 5', C.tinta, 5);
    if (mood === 'tired') pen.line('M-26 14 Q-19 18 -12 14 M12 14 Q19 18 26 14', '#C9A0B8', 4);
  } else {
    const size = mood === 'surprised' ? 9 : 7.5;
    for (const x of [-19, 19]) pen.ellipse(x, 4, size, size + 1.5, C.tinta).circle(x - 2.5, 1, 2.6, C.branco);
  }
}

/** The inner end is never lower than the outer: nobody looks angry here. */
function brows(pen: Pen, mood: Mood, colour: string): void {
  if (mood === 'sad' || mood === 'tired') pen.line('M-29 -10 L-12 -18 M29 -10 L12 -18', colour, 5);
  else if (mood === 'surprised') pen.line('M-28 -20 Q-19 -26 -11 -20 M28 -20 Q19 -26 11 -20', colour, 5);
  else pen.line('M-28 -13 Q-19 -19 -11 -14 M28 -13 Q19 -19 11 -14', colour, 5);
}

function mouth(pen: Pen, mood: Mood): void {
  if (mood === 'happy' || mood === 'proud')
    pen.path('M-17 27 H17 C17 46 -17 46 -17 27Z', '#7A2740').path('M-14 27 H14 C13 33 -13 33 -14 27Z', C.branco);
  else if (mood === 'surprised') pen.ellipse(0, 35, 8, 10, '#7A2740');
  else if (mood === 'sad') pen.line('M-12 38 Q0 28 12 38', '#7A2740', 5);
  else pen.line('M-12 32 Q0 40 12 32', '#7A2740', 5);
}

function hairBehind(pen: Pen, { hair, hairColour }: Person): void {
  if (hair === 'afro') pen.circle(0, -12, 72, hairColour);
  if (hair === 'long')
    pen.path('M-58 -10 C-60 -76 60 -76 58 -10 C66 40 62 84 54 104 H-54 C-62 84 -66 40 -58 -10Z', hairColour);
  if (hair === 'bob')
    pen.path('M-58 -8 C-60 -74 60 -74 58 -8 C60 20 58 40 50 48 H-50 C-58 40 -60 20 -58 -8Z', hairColour);
  if (hair === 'bun') pen.circle(0, -64, 22, hairColour);
}

function hairBefore(pen: Pen, person: Person, look: number): void {
  const { hair, hairColour } = person;
  const dark = shade(hairColour, 0.24);
  const light = tint(hairColour, 0.2);
  if (hair === 'cap' || hair === 'helmet') {
    pen
      .path('M-52 -12 C-56 -70 56 -70 52 -12 C30 -22 -30 -22 -52 -12Z', hairColour)
      .path('M14 -54 C44 -48 54 -32 52 -12 C44 -16 34 -18 24 -19Z', dark)
      .at(look * 14, 0, (p) =>
        p.path('M-50 -14 C-30 -30 30 -30 50 -14 C40 -6 -40 -6 -50 -14Z', hair === 'cap' ? dark : light),
      );
    if (hair === 'helmet') pen.line('M-26 -46 Q0 -56 26 -46 M-34 -30 Q0 -42 34 -30', light, 6);
    return;
  }
  const fringe: Readonly<Record<string, string>> = {
    afro: 'M-48 -4 C-50 -40 -26 -52 0 -50 C26 -52 50 -40 48 -4 C40 -24 20 -32 0 -31 C-20 -32 -40 -24 -48 -4Z',
    long: 'M-50 2 C-54 -58 54 -58 50 2 C42 -24 22 -36 -6 -34 C-26 -32 -42 -20 -50 2Z',
    bob: 'M-50 0 C-54 -58 54 -58 50 0 C40 -20 -40 -20 -50 0Z',
    bun: 'M-49 -2 C-52 -58 52 -58 49 -2 C40 -26 20 -34 0 -34 C-20 -34 -40 -26 -49 -2Z',
    short: 'M-49 -4 C-54 -62 54 -62 49 -4 C42 -22 26 -30 0 -30 C-26 -30 -42 -22 -49 -4Z',
    quiff: 'M-48 -2 C-60 -48 -30 -74 8 -70 C46 -70 58 -40 48 -4 C42 -20 30 -34 8 -36 C-18 -38 -40 -24 -48 -2Z',
  };
  pen.path(fringe[hair] ?? '', hairColour).line('M-24 -44 C-14 -52 0 -54 10 -53', light, 5);
  if (hair === 'afro') pen.line('M-52 -26 C-30 -48 30 -48 52 -26', C.ipe, 11);
  if (person.hasHeadphones === true) {
    pen
      .line('M-52 2 C-58 -72 58 -72 52 2', C.flamboyant, 9)
      .rect(-62, -8, 20, 38, 10, C.flamboyant)
      .rect(42, -8, 20, 38, 10, shade(C.flamboyant));
  }
}
