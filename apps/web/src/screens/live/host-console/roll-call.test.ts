import { hostCopy } from '@consorcio/copy/live-host';
import { expect, test } from 'vitest';
import { rollCall } from './roll-call.ts';

test('the roll call names who of the list has no quota and who has two, by first names and without accents, too', () => {
  const list = 'Ana Souza\nJosé Lima\n\nCaio Reis\nAnabela';
  expect(rollCall(list, { 1: 'ana', 2: 'Caio Reis', 4: 'CAIO', 5: 'caio' }, [1, 2, 3, 4, 5])).toEqual([
    'Sem cota: José Lima, Anabela.',
    'Caio Reis pode estar em mais de uma cota: 2, 4, 5.',
  ]);
  expect(rollCall(list, { 1: 'Ana', 2: 'Caio', 3: 'jose', 5: 'Anabela' }, [1, 2, 3, 5])).toEqual([
    hostCopy.people.roll.all,
  ]);
  expect(rollCall('Ana', { 2: 'Ana' }, [1])).toEqual(['Sem cota: Ana.']);
  expect(rollCall('Ana\nCaio', { 1: 'Ana', 2: 'Caio' }, [1, 2, 3])).toEqual([hostCopy.people.roll.many(1)]);
  expect(rollCall('Ana Sá\nCaio', { 1: 'Ana', 2: 'Ana', 3: 'Caio' }, [1, 2, 3])).toEqual([
    'Ana Sá pode estar em mais de uma cota: 1, 2.',
  ]);
});

test('with a number alone the roll call counts', () => {
  expect(
    [25, 26, 28].map(
      (count) =>
        rollCall(
          ` ${count} `,
          {},
          Array.from({ length: 26 }, (_, i) => i + 1),
        )[0],
    ),
  ).toEqual(['1 lugar a mais: alguém entrou duas vezes?', hostCopy.people.roll.all, 'Faltam 2 pessoas.']);
  expect(rollCall('', {}, [1])).toEqual([]);
});
