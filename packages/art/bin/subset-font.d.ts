declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** OpenType features, by their tags of four letters; left out, all. */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** A font with the glyphs of `text` only. */
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
