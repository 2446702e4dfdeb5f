import type { LuckyWord } from '@consorcio/rules/live-words';

/** What the twenty-four pictures of a live group are called (LIVE 3.12). */
export const luckyNames: Readonly<Record<LuckyWord, string>> = {
  sol: 'sol',
  lua: 'lua',
  estrela: 'estrela',
  mar: 'mar',
  rio: 'rio',
  monte: 'monte',
  flor: 'flor',
  arvore: 'árvore',
  chuva: 'chuva',
  arcoiris: 'arco-íris',
  pipa: 'pipa',
  bola: 'bola',
  violao: 'violão',
  tambor: 'tambor',
  livro: 'livro',
  lapis: 'lápis',
  cafe: 'café',
  pao: 'pão',
  manga: 'manga',
  caju: 'caju',
  barco: 'barco',
  trem: 'trem',
  balao: 'balão',
  chave: 'chave',
};
