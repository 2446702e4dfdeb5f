import { badgeCard, badgeOf, campaignCard, cardName } from '@consorcio/art';
import { describe, expect, test } from 'vitest';
import { extent, rings } from '../src/core/simplify.ts';
import { text } from '../src/core/words.ts';

const CAR = ['Conquistou seu sonho de', 'Carro novo'] as const;

describe('a name on a share card', () => {
  test('keeps its accents', () => {
    expect(cardName('Zé Antônio Conceição')).toBe('Zé Antônio Conceição');
  });
  test('loses what the fonts cannot draw', () => {
    expect(cardName('Ana 🎉 مرحبا')).toBe('Ana');
  });
  test('is cut when it is very long', () => {
    expect(cardName('a'.repeat(100))).toBe(`${'a'.repeat(43)}…`);
  });
  test('is as small as its widest letters need', () => {
    const sizeOf = (name: string): number => Number(/font-size="(\d+)"/.exec(campaignCard(name, 5, CAR))?.[1]);
    for (const wide of ['Ŵ', 'Œ']) expect(sizeOf(wide.repeat(30)) * 30 * 0.95).toBeLessThanOrEqual(464);
    const [, scale, outline = ''] =
      /scale\(([\d.]+)\)" d="([^"]*)"[^>]*data-words="W+"/.exec(campaignCard('W'.repeat(30), 5, CAR)) ?? [];
    const width = Number(scale) * extent(rings(outline) ?? [])[0];
    expect(width).toBeGreaterThan(400);
    expect(width).toBeLessThanOrEqual(464);
    expect(campaignCard('Léo', 5, CAR)).toContain(
      text(706, 178, 'Léo', { size: 62, anchor: 'start', fill: '#FFFFFF' }),
    );
  });
  test('cannot bring markup into the picture', () => {
    expect(campaignCard('<script>alert(1)</script>', 5, CAR)).not.toContain('<script');
  });
});

test('a card names the dream and carries the hashtag', () => {
  const card = campaignCard('Léo', 5, CAR);
  expect(card).toContain('Conquistou seu sonho de');
  expect(card).toContain('Carro novo');
  expect(card).toContain('#VAIDECONSORCIO');
});

test('badge ids are three times the place of the type plus the grade', () => {
  expect(badgeOf(1)).toEqual({ type: 'PAYMENT_ON_TIME', grade: 1 });
  expect(badgeOf(6)).toEqual({ type: 'GAME_TAPPER', grade: 3 });
  expect(badgeOf(45)).toEqual({ type: 'COMEBACK', grade: 3 });
  expect(() => badgeOf(46)).toThrow('no badge has the id 46');
  expect(badgeCard('Ana', 'BID_WON', 3, 'Conquistei a badge Planejamento Campeão')).toContain('Planejamento Campeão');
});
