/** A whole number with at least two digits: 'CICLO: 02/06', 'Saiu a cota 04'. CONTRACT section 2. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A whole number with at least three digits, as the counters have it. SPEC section 9. */
export const threeDigits = (value: number): string => String(value).padStart(3, '0');
