/** What the build makes of the names of doors (`scripts/build/props-loader.ts`). */
declare module '*.json?props' {
  interface DescribedProp {
    name: string;
    type: string;
    isRequired: boolean;
    about: string;
  }
  interface DescribedExport {
    about: string;
    signature: string;
    props: DescribedProp[];
  }
  /** By door, and by the name of the export. */
  const doors: Record<'ui' | 'kit' | 'app', Record<string, DescribedExport>>;
  // biome-ignore lint/style/noDefaultExport: as JSON is imported
  export default doors;
}

/** The text of a source. */
declare module '*?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: as the compiler gives it
  export default text;
}
