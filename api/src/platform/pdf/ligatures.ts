/** pdfkit's data of an embedded font: `unicode` contains the letters of each glyph by its index. */
interface Embedded {
  unicode?: number[][];
}

const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{M}\u0640]+$/u;

/**
 * Stores the letters of an Arabic ligature from left to right, in the order in which the file
 * stores other letters. PDF readers reverse a line letter by letter, so pdfkit's reading order
 * would swap the two letters of each ligature in copied and searched text. ActualText does not
 * help, because poppler and MuPDF reverse it as well.
 */
export function listLigaturesAsDrawn(document: PDFKit.PDFDocument): void {
  const families = Reflect.get(document, '_fontFamilies') as Record<string, Embedded>;
  for (const font of new Set(Object.values(families))) {
    font.unicode = font.unicode?.map((points) =>
      points.length > 1 && RIGHT_TO_LEFT.test(String.fromCodePoint(...points))
        ? points.toReversed()
        : points,
    );
  }
}
