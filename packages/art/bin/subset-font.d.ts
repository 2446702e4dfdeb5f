declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** A font with the glyphs of `text` only. */
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
