import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import PdfDocument from 'pdfkit';
import { beginsAsPdf, checkPdf } from '../src/platform/files/pdf-check.ts';
import { refusedKindOf, typeOf } from '../src/platform/files/file-type.ts';
import { tinyPdf } from './tiny-pdf.ts';

/**
 * A PDF (base64) with objects and cross-references in compressed streams, as newer programs write
 * them.
 */
const COMPRESSED = Buffer.from(
  'JVBERi0xLjcKJb/3ov4KMSAwIG9iago8PCAvVHlwZSAvT2JqU3RtIC9MZW5ndGggMTE0IC9GaWx0ZXIgL0ZsYXRl' +
    'RGVjb2RlIC9OIDMgL0ZpcnN0IDE0ID4+CnN0cmVhbQp4nDNSMFAwVjA2UTBRMLfgsrFR0A9ITE8tBooZKAQp6IdU' +
    'FqQq6DsnliTm5Kcr2NmBVTjnl+aVKBgq6HtnphQrRAO1gtTGwlRDDICq9U1NyUx0yq8AKjMAQiMDAwVDII4FKStK' +
    'BRqDYhFIK0gnACC2JpJlbmRzdHJlYW0KZW5kb2JqCjUgMCBvYmoKPDwgL1R5cGUgL1hSZWYgL0xlbmd0aCAyNyAv' +
    'RmlsdGVyIC9GbGF0ZURlY29kZSAvRGVjb2RlUGFybXMgPDwgL0NvbHVtbnMgMyAvUHJlZGljdG9yIDEyID4+IC9X' +
    'IFsgMSAxIDEgXSAvUm9vdCAyIDAgUiAvU2l6ZSA2IC9JRCBbPDRlYTU4NDc0MmQ4Y2UwNDU5ZTFhNzllZjA5NTE4' +
    'NzUyPjw0ZWE1ODQ3NDJkOGNlMDQ1OWUxYTc5ZWYwOTUxODc1Mj5dID4+CnN0cmVhbQp4nGNiYGBgYuQH4k8MTAwM' +
    'jGD8/8k/ABT9A/MKZW5kc3RyZWFtCmVuZG9iagpzdGFydHhyZWYKMjI5CiUlRU9GCg==',
  'base64',
);

/** Creates a PDF with pages of text, as pdfkit writes them. */
function printed(options: PDFKit.PDFDocumentOptions = {}, pages = 3): Promise<Buffer> {
  const document = new PdfDocument(options);
  const parts: Buffer[] = [];
  for (let page = 1; page <= pages; page++) document.text(`Virement, page ${page}`).addPage();
  return new Promise((resolve) => {
    document
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)));
    document.end();
  });
}

const whole = await printed();
const before = (text: string, file = tinyPdf()) => Buffer.concat([Buffer.from(text), file]);

test.each([
  ['the smallest', tinyPdf()],
  ['one of three pages', whole],
  ['compressed', COMPRESSED],
  ['behind blank lines', before('\n\r\n  \n')],
  ['behind a byte order mark', before('\ufeff')],
  ['behind 1,000 bytes of another program', before('x'.repeat(1000))],
  [
    'with white space and zeros behind its end',
    Buffer.concat([tinyPdf(), Buffer.alloc(3_000, '\0\n ')]),
  ],
  [
    'with a password for changes alone',
    await printed({ ownerPassword: 'secret', pdfVersion: '1.7' }),
  ],
])('a whole PDF is readable: %s', async (_, file) => {
  expect(typeOf(file)).toBe('application/pdf');
  expect(await checkPdf(file)).toBe('readable');
});

test.each(['1.4', '1.7', '1.7ext3'] as const)(
  'a PDF with a password is distinguished from a damaged one (version %s)',
  async (pdfVersion) => {
    expect(
      await checkPdf(await printed({ userPassword: 'secret', ownerPassword: 'other', pdfVersion })),
    ).toBe('encrypted');
  },
);

test.each([
  ['only its first bytes', Buffer.from('%PDF-1.4 not really')],
  ['a header and an end', Buffer.from('%PDF-1.7\n%%EOF\n')],
  ['no page', tinyPdf('<< /Type /Pages /Kids [] /Count 0 >>')],
  [
    'no catalogue',
    Buffer.from(
      tinyPdf()
        .toString('latin1')
        .replace('/Root 1 0 R', '/Root 9 0 R')
        .replace('/Catalog', '/Nothing'),
    ),
  ],
  ['cut in the middle', whole.subarray(0, whole.length / 2)],
  ['cut before its last line', whole.subarray(0, whole.length - 5)],
  ['cut, compressed', COMPRESSED.subarray(0, 300)],
  ['two cut ones', Buffer.concat([whole.subarray(0, 900), whole.subarray(0, 900)])],
  ['header behind more than 1,024 bytes', before('x'.repeat(1100))],
])('what cannot be opened is unreadable: %s', async (_, file) => {
  expect(await checkPdf(file)).toBe('unreadable');
});

test('a proof of 200 pages is opened in a fifth of the time that a file has', async () => {
  expect(await checkPdf(await printed({}, 200), { milliseconds: 1_000, megabytes: 192 })).toBe(
    'readable',
  );
});

test('wherever a PDF is cut, it is unreadable', async () => {
  const cuts = fc.integer({ min: 0, max: whole.length - 2 });
  await fc.assert(
    fc.asyncProperty(
      cuts,
      async (length) => (await checkPdf(whole.subarray(0, length))) === 'unreadable',
    ),
    { numRuns: 40 },
  );
});

/** Creates a PDF of 60 kilobytes that declares a table of 60 million objects. */
function bomb(): Buffer {
  const objects = 60_000_000;
  const table = deflateSync(Buffer.alloc(3 * objects, 1), { level: 9 });
  const head = Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /XRef /Size ${objects} /W [1 1 1] /Root 1 0 R ` +
      `/Filter /FlateDecode /Length ${table.length} >>\nstream\n`,
  );
  return Buffer.concat([head, table, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]);
}

test('a check of a file is stopped when it exceeds the memory or time limit', async () => {
  const held = process.memoryUsage().rss;
  expect(await checkPdf(bomb(), { milliseconds: 60_000, megabytes: 64 })).toBe('unreadable');
  expect(process.memoryUsage().rss - held).toBeLessThan(600_000_000);
  expect(await checkPdf(whole, { milliseconds: 1, megabytes: 64 })).toBe('unreadable');
  expect(await checkPdf(whole)).toBe('readable');
});

test('a page of the web that speaks of a PDF late is none', () => {
  expect(beginsAsPdf(Buffer.from(`<html>${' '.repeat(1024)}%PDF-1.7`))).toBe(false);
  expect(typeOf(Buffer.from('%PDF without a version'))).toBeNull();
});

/**
 * Creates the header of a video file as in ISO 14496-12: length, `ftyp`, major brand, version,
 * compatible brands.
 */
function film(major: string, ...compatible: string[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(16 + 4 * compatible.length);
  return Buffer.concat([
    size,
    Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}rest of the file`, 'latin1'),
  ]);
}

test('files that are sent by mistake are known by their content', () => {
  for (const file of [
    film('heic', 'mif1', 'heic'),
    film('mif1', 'heic'),
    film('heix'),
    film('msf1', 'hevc'),
    film('mif1'),
  ])
    expect([typeOf(file), refusedKindOf(file)]).toEqual([null, 'heic']);
  for (const file of [film('avif', 'mif1'), film('mif1', 'avif', 'miaf'), film('avis')])
    expect(typeOf(file)).toBe('image/avif');
  for (const file of [
    film('qt  '),
    film('isom', 'mp42'),
    film('mp42'),
    film('M4V ', 'isom'),
    Buffer.from('\0\0\0\x08wide\0\0\0\0mdat'),
  ])
    expect([typeOf(file), refusedKindOf(file)]).toEqual([null, 'video']);
  for (const file of [
    Buffer.from('PK\x03\x04word/document.xml'),
    Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 Word 97', 'latin1'),
  ])
    expect([typeOf(file), refusedKindOf(file)]).toEqual([null, 'document']);
  for (const file of [
    Buffer.from('<svg/>'),
    Buffer.alloc(0),
    Buffer.from('ftyp'),
    Buffer.from('\0\0\0\x10ftyp'),
  ])
    expect([typeOf(file), refusedKindOf(file)]).toEqual([null, null]);
});
