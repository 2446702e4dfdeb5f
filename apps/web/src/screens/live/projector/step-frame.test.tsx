import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { upTo } from '../../../live/up-to.ts';
import { pageAt } from './projector-model.ts';
import { PageMark } from './step-frame.tsx';

test('where faces turn by pages, the page says which of how many show', () => {
  const all = upTo(7);
  const at = (seconds: number, most: number) =>
    renderToStaticMarkup(<PageMark shown={pageAt(all, seconds, 8, most)} all={all} />);
  expect(at(0, 6)).toContain('>1 a 4 de 7<');
  expect(at(8, 6)).toContain('>5 a 7 de 7<');
  expect(at(0, 7)).toBe('');
});
