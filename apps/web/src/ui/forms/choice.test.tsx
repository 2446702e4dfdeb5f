import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Choice, Choices } from './choice.tsx';

const ignore = (): void => undefined;

test('an answer is a label with its radio button, which a tile has unseen over all of it', () => {
  const answer = { name: 'way', isChosen: false, onChoose: ignore, className: 'grid' };
  expect(renderToStaticMarkup(<Choice {...answer}>sim</Choice>)).toBe(
    '<label class="choice grid"><input class="" type="radio" name="way"/>sim</label>',
  );
  expect(
    renderToStaticMarkup(
      <Choice {...answer} isTile isChosen>
        sim
      </Choice>,
    ),
  ).toBe('<label class="choice tile grid"><input class="cover" type="radio" name="way" checked=""/>sim</label>');
});

test('a question has one group of radio buttons, of which the chosen one is checked', () => {
  const choices = [
    { value: 1, label: 'um' },
    { value: 2, label: 'dois', picture: <img src="dois.svg" alt="" /> },
  ];
  const html = renderToStaticMarkup(
    <Choices question="Quantos?" choices={choices} chosen={2} onChoose={ignore} legend="" row="flex" tile="grid" />,
  );
  expect(html).toMatch(/<fieldset><legend class="">Quantos\?<\/legend>/);
  const names = [...html.matchAll(/type="radio" name="([^"]+)"( checked)?/g)];
  expect(names.map(([, , checked]) => checked)).toEqual([undefined, ' checked']);
  expect(new Set(names.map(([, name]) => name)).size).toBe(1);
  expect(html).toMatch(/<img src="dois.svg" alt=""\/><span>dois<\/span>/);
});
