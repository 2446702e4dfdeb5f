/** Pictures of one game, drawn when the pages are built (pictures/sprite-sheets.ts). */
declare module 'sprites:*' {
  type Cell = readonly [
    x: number,
    y: number,
    width: number,
    height: number,
    originX: number,
    originY: number,
    isOpaque?: 1,
  ];
  interface Sheet {
    readonly width: number;
    readonly height: number;
    readonly cells: Readonly<Record<string, Cell>>;
  }
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
