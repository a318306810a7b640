declare module 'bidi-js' {
  interface Levels {
    levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): Levels;
    /** Where in the text each place of the line, from left to right, is read from. */
    getReorderedIndices(text: string, levels: Levels): number[];
    getMirroredCharacter(character: string): string | null;
  }
  const make: () => Bidi;
  export = make;
}
