import type { MusicTag } from '@consorcio/audio/tags';

/** Music of the screens before the map, by path; the map and the minigames choose theirs. SPEC section 2. */
export const SCREEN_THEMES: Readonly<Record<string, MusicTag>> = {
  '/introducao-personagem': 'INTRO',
  '/escolha-seu-personagem': 'INTRO',
  '/boas-vindas-a-cidade': 'INTRO',
  '/introducao-sonho': 'INTRO',
  '/sonhos': 'INTRO',
  '/escolha': 'INTRO',
  '/tutorial': 'INTRO',
  '/de-volta-aojogo': 'INTRO',
  '/certificado-de-conquista': 'FINAL_POSITIVO',
};
