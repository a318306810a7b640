import { createHash, createHmac } from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'five-arena';
/** The only access key that the local S3 server accepts. */
const KEY = 'S3RVER';

/** A local S3 server with one bucket. It checks the access key but no signature. */
export interface S3 {
  /** Value for the setting FILES_URL. */
  url: string;
  /** URL of the same store with an access key that the server does not accept. */
  wrongUrl: string;
  stop(): Promise<void>;
}

export async function startS3(): Promise<S3> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const urlWith = (key: string) => `http://${key}:${KEY}@127.0.0.1:${port}/${BUCKET}`;
  return {
    url: urlWith(KEY),
    wrongUrl: urlWith('GUESSED'),
    stop: async () => {
      await server.close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Whether a request has a valid signature (AWS, version 4) for this secret and exactly the received
 * bytes.
 */
export function isSigned(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  secret: string,
): boolean {
  const digest = String(headers['x-amz-content-sha256']);
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const { pathname, search } = new URL(url, 'http://store');
  const signed = names
    .split(';')
    .map((name) => `${name}:${String(headers[name])}\n`)
    .join('');
  const request = [method, pathname, search.slice(1), signed, names, digest].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((parent, part) => hmac(parent, part), `AWS4${secret}`);
  return (
    digest === (method === 'PUT' ? sha256(body) : 'UNSIGNED-PAYLOAD') &&
    hmac(key, text).toString('hex') === signature
  );
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();
