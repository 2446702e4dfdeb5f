import { expect, test } from 'vitest';
import { classroomLink, shareLink } from './share-links.ts';

const ADDRESS = 'https://jogo.exemplo/compartilhar?kind=avatar&id=3&dream=2';
const TEXT = 'Esse é meu avatar no jogo';

test.each([
  ['whatsapp', 'wa.me', 'text', `${TEXT} #VAIDECONSORCIO ${ADDRESS}`],
  ['twitter', 'twitter.com', 'url', ADDRESS],
  ['twitter', 'twitter.com', 'text', TEXT],
  ['twitter', 'twitter.com', 'hashtags', 'VAIDECONSORCIO'],
  ['facebook', 'www.facebook.com', 'u', ADDRESS],
  ['facebook', 'www.facebook.com', 'hashtag', '#VAIDECONSORCIO'],
] as const)('%s opens %s with %s filled in', (platform, host, key, value) => {
  const link = new URL(shareLink(platform, TEXT, ADDRESS));
  expect(link.host).toBe(host);
  expect(link.searchParams.get(key)).toBe(value);
});

test('spaces are not written as plus signs, which some would show', () => {
  expect(shareLink('whatsapp', TEXT, ADDRESS)).toContain('Esse%20%C3%A9%20meu%20avatar');
});

test('a class is offered the address in one piece', () => {
  const link = new URL(classroomLink(ADDRESS));
  expect([link.origin + link.pathname, [...link.searchParams]]).toEqual([
    'https://classroom.google.com/share',
    [['url', ADDRESS]],
  ]);
});
