/** SPEC section 9: counters are padded to three digits. */
export const threeDigits = (value: number): string => String(value).padStart(3, '0');
/** 'CICLO: 02/06', 'Saiu a cota 04': two digits. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
