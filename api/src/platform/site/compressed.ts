import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MOST_KEPT = 300;
// Brotli quality 9, at which a page takes about 10 ms. Quality 11 takes ten times as long and saves
// 3 %.
const BROTLI_QUALITY = 9;

export interface Encoded {
  body: Buffer;
  encoding: 'br' | 'gzip' | null;
  /** Entity tag of the content, independent of its encoding. */
  etag: string;
}

const ENCODERS = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (text: Buffer) => promisify(gzip)(text),
};

/** Cache of compressed pages by content, limited to the most recently requested pages. */
export class CompressedPages {
  private readonly cache = new Map<string, Promise<Buffer>>();

  async encode(text: string, acceptEncoding: string | undefined): Promise<Encoded> {
    const name = createHash('sha1').update(text).digest('base64url');
    const etag = `W/"${name}"`;
    const encoding = chooseEncoding(acceptEncoding ?? '');
    if (encoding === null) return { body: Buffer.from(text), encoding, etag };
    return {
      body: await this.once(`${encoding} ${name}`, () => ENCODERS[encoding](Buffer.from(text))),
      encoding,
      etag,
    };
  }

  private once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const page = this.cache.get(key) ?? make();
    this.cache.delete(key);
    this.cache.set(key, page);
    const [longestUnasked] = this.cache.keys();
    if (this.cache.size > MOST_KEPT && longestUnasked !== undefined)
      this.cache.delete(longestUnasked);
    return page;
  }
}

function chooseEncoding(accepted: string): 'br' | 'gzip' | null {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
