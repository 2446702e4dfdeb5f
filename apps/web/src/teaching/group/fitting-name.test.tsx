import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FittingName } from './fitting-name.tsx';

test('a name that is cut on the screen is whole in the text that is read aloud', () => {
  expect(renderToStaticMarkup(<FittingName name="Guará Brilhante" />)).toBe(
    '<bdi aria-hidden="true">Guará</bdi><bdi class="reader-only">Guará Brilhante</bdi>',
  );
  expect(renderToStaticMarkup(<FittingName name=" Bia da Feira " />)).toBe('<bdi>Bia da Feira</bdi>');
});
