declare module 'bidi-js' {
  interface Levels {
    levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): Levels;
    getMirroredCharacter(character: string): string | null;
  }
  const make: () => Bidi;
  export = make;
}
