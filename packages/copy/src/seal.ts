/** The seal of a player's draws: said in two words, its digits behind a touch. RULES 8.1. */
export const sealCopy = {
  sealed: 'sorteio lacrado ✓',
  name: 'Lacre do sorteio',
  tip: 'Cada sorteio já está decidido e lacrado neste código. No fim do sonho você pode conferir tudo.',
  copy: 'Copiar lacre',
  copied: 'Lacre copiado!',
} as const;
