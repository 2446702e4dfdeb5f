/** Pictures of one game, drawn when the pages are built (pictures/sprite-sheets.ts). */
declare module 'sprites:*' {
  type Sheet = Pick<import('../../pictures/sheet.ts').Sheet, 'width' | 'height' | 'cells'>;
  const pictures: {
    /** Address of the picture behind everything, 768 x 1024. */
    readonly ground: string;
    /** Address of the picture around it. */
    readonly backdrop: string;
    readonly things: Sheet & { readonly address: string };
    /** All personas lie on their sheets in the same places; addresses in order of their ids. */
    readonly persona: Sheet & { readonly addresses: readonly string[] };
  };
  export default pictures;
}
