import { expect, test } from 'vitest';
import { completePopups, endedPopup } from './month-popups.ts';

test('every end of a campaign says why in one sentence of at most 15 words, with its own numbers', () => {
  const { paid, bid, raffle } = completePopups;
  const { recovered, used } = endedPopup.reasons;
  const told = [
    recovered(13, 6).why,
    used(2).why,
    bid.why(10),
    bid.whyUnknown,
    bid.bodyPaidAll,
    raffle.why(9),
    ...[0, 1, 2, null].map((late) => paid.why(6, late)),
  ];
  expect(told).toEqual([
    'Depois da recuperação, a parcela custava 13 e você tinha 6.',
    'Só 2 atrasos têm recuperação, e eles já tinham acontecido.',
    'Seu lance de 10 venceu.',
    'Seu lance venceu.',
    'Seu lance venceu e pagou tudo o que faltava!',
    'Sua parcela estava em dia, e a sua cota, a 9, saiu no sorteio.',
    'Você pagou as 6 parcelas em dia e a carta saiu no fim.',
    'Você pagou as 6 parcelas, 1 com atraso, e a carta saiu no fim.',
    'Você pagou as 6 parcelas, 2 com atraso, e a carta saiu no fim.',
    'Você pagou as 6 parcelas e a carta saiu no fim.',
  ]);
  for (const sentence of told) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(15);
});
