declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** OpenType features, by their tags of four letters; left out, all. */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
