/** The seal of a player's draws: its name, its digits behind a touch. RULES 8.1, CONTRACT section 2. */
export const sealCopy = {
  name: 'Lacre do sorteio',
  tip: 'A chave dos sorteios está lacrada neste código. No fim do sonho você pode conferir.',
  copy: 'Copiar lacre',
  copied: 'Lacre copiado!',
} as const;
