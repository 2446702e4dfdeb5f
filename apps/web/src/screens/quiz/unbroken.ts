/** The text with every sum in reais on one line. */
export const unbroken = (text: string): string => text.replaceAll('R$ ', 'R$\u00a0');
