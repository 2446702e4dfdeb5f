import { SCHOOL } from '@consorcio/contract/kept';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SchoolNote, SchoolWay } from './school-note.tsx';

test('a window that a school has opened shows the way back to it, and no other one does', () => {
  expect(renderToString(<SchoolWay />)).toBe('');
  SCHOOL.write({ returnUrl: 'https://escola.example/curso', isGraded: false, pupil: null, dream: null });
  expect(renderToString(<SchoolWay />)).toContain('href="https://escola.example/curso"');
  SCHOOL.write({ returnUrl: null, isGraded: false, pupil: null, dream: null });
  expect(renderToString(<SchoolWay />)).toBe('');
  SCHOOL.forget();
});

test('a certificate of another dream than the activity’s says nothing of a grade', () => {
  const school = { returnUrl: null, isGraded: true, pupil: null, dream: 3 };
  const told = (dream: number) => renderToString(<SchoolNote school={school} dream={dream} />);
  expect([told(3) === '', told(2)]).toEqual([false, '']);
});
