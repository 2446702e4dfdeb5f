import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Select } from './select.tsx';

const NAMES = [
  ['light', 'Leve, sem filmes e sem música, até 5 MB'],
  ['whole', 'Inteiro, até 12 MB'],
] as const;

test('a list shows the whole chosen name where it can wrap, and a reader hears it once, from the list itself', () => {
  const shown = renderToStaticMarkup(
    <Select label="Tamanho" options={NAMES} value="whole" onChoose={() => undefined} />,
  );
  expect(shown).toContain('<span aria-hidden="true">Inteiro, até 12 MB</span>');
  expect(/<label for="([^"]+)">Tamanho<\/label>/.exec(shown)?.[1]).toBe(/<select id="([^"]+)"/.exec(shown)?.[1]);
  expect(shown).toContain('<option value="whole" selected="">Inteiro, até 12 MB</option>');
});
