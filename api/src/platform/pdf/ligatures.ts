/** What pdfkit keeps of an embedded font: the letters of each glyph it wrote, by the glyph's number. */
interface Embedded {
  unicode?: number[][];
}

const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{M}\u0640]+$/u;

/**
 * Lists the letters of an Arabic ligature from left to right, as its neighbours stand in the file. PDF readers turn a line
 * around letter by letter: pdfkit's reading order makes two letters of each ligature change places in what is copied and found.
 * ActualText is no way out: poppler and MuPDF turn that around as well.
 */
export function listLigaturesAsDrawn(document: PDFKit.PDFDocument): void {
  const families = Reflect.get(document, '_fontFamilies') as Record<string, Embedded>;
  for (const font of new Set(Object.values(families))) {
    font.unicode = font.unicode?.map((points) =>
      points.length > 1 && RIGHT_TO_LEFT.test(String.fromCodePoint(...points)) ? points.toReversed() : points,
    );
  }
}
