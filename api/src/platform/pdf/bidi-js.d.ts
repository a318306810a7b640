declare module 'bidi-js' {
  interface Levels {
    levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): Levels;
    /**
     * Where in the text each place of the line, from left to right, is read from. `end` is the last
     * place of the line.
     */
    getReorderedIndices(text: string, levels: Levels, start?: number, end?: number): number[];
    getMirroredCharacter(character: string): string | null;
  }
  const make: () => Bidi;
  export = make;
}
