/** Pictures of one game, drawn when the pages are built (pictures/sprite-sheets.ts). */
declare module 'sprites:*' {
  type Sheet = Pick<import('../../pictures/sheet.ts').Sheet, 'width' | 'height' | 'cells'>;
  interface Addresses {
    /** Of the picture behind everything, 768 x 1024. */
    readonly ground: string;
    /** Of the picture around it. */
    readonly backdrop: string;
    /** Of what stands on its sides; null for nothing. */
    readonly sides: string | null;
    readonly things: string;
    /** In order of the personas' ids. */
    readonly personas: readonly string[];
  }
  const pictures: {
    readonly full: Addresses;
    /** For 'modo leve'. */
    readonly light: Addresses;
    readonly things: Sheet;
    /** All personas lie on their sheets in the same places. */
    readonly persona: Sheet;
  };
  export default pictures;
}
