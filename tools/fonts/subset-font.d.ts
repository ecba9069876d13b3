/** The options that we use; the published types lack `keepFeatures` and `noHinting`. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures: readonly string[];
    noHinting: boolean;
    variationAxes: Readonly<Record<string, number | {min: number; max: number}>>;
  }
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>;
}
