import { expect, test } from 'vitest';
import { arcadeCopy } from './arcade.ts';

test("the help of 'modo tranquilo' is the order to remember, with what is answered to what where the words differ", () => {
  const { guide, rule } = arcadeCopy.calm;
  expect(guide('tapper').help).toEqual([rule]);
  expect(guide('dancer').help).toEqual([rule]);
  expect(guide('runner').help).toEqual([rule, 'Cone: pular.', 'Varal: abaixar.', 'Rua livre: seguir.']);
});
