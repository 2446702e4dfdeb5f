import type { LiveGood } from '@consorcio/rules/live-words';

interface Good {
  readonly name: string;
  readonly one: string;
  readonly it: string;
  /** After a verb: 'cada mês com ela'. */
  readonly with: string;
  readonly taken: string;
  readonly sold: string;
}

/** What the good of a live group is called: a motorcycle is feminine. */
export const liveGoods: Readonly<Record<LiveGood, Good>> = {
  2: {
    name: 'Moto zero km',
    one: 'uma moto',
    it: 'a moto',
    with: 'com ela',
    taken: 'a moto é retomada',
    sold: 'a moto foi retomada e vendida',
  },
  5: {
    name: 'Carro novo',
    one: 'um carro',
    it: 'o carro',
    with: 'com ele',
    taken: 'o carro é retomado',
    sold: 'o carro foi retomado e vendido',
  },
};
