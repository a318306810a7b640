const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>';

/** A minimal valid PDF with one empty page. */
export function tinyPdf(page = PAGE): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
  ]);
}

/**
 * Creates a PDF whose only page is `levels` deep in the page tree, so that finding the page takes
 * long.
 */
export function deepPdf(levels: number): Buffer {
  const tree = Array.from(
    { length: levels },
    (_, level) => `<< /Type /Pages /Kids [${level + 3} 0 R] /Count 1 >>`,
  );
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', ...tree, PAGE]);
}

function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  );
}
