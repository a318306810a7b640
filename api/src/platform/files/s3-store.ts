import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { AwsClient } from 'aws4fetch';
import type { S3Address } from '../config/s3-address.ts';
import { codeRefused, DomainError } from '../http/domain-error.ts';
import { FileStore, type OpenFile } from './file-store.ts';

const PATIENCE_MS = 10_000;
const RETRIES = 2;
const RETRY_SECONDS = 30;
const FULL = 507;
const TOO_MANY = 429;

/**
 * Stores files in an S3 bucket, which several machines can share. A write to the bucket is atomic.
 */
export class S3Store extends FileStore {
  private readonly log = new Logger(S3Store.name);
  private readonly client: AwsClient;
  private readonly bucket: string;

  constructor({ bucket, ...access }: S3Address) {
    super();
    this.bucket = bucket;
    this.client = new AwsClient({ service: 's3', retries: RETRIES, ...access });
  }

  /**
   * Stores a file. Its digest is part of the signature, so the store refuses data that was damaged
   * in transit.
   */
  override async put(key: string, bytes: Buffer): Promise<void> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    await this.request('PUT', key, {
      body: new Uint8Array(bytes),
      headers: { 'x-amz-content-sha256': digest },
    });
  }

  override async read(key: string): Promise<Buffer | null> {
    return this.request('GET', key);
  }

  /**
   * Opens a file as a stream. The timeout covers only the start of the response, because the rest
   * depends on the speed of the reader.
   */
  override async open(key: string): Promise<OpenFile | null> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE_MS);
    try {
      const answer = await this.client
        .fetch(`${this.bucket}/${key}`, { signal: late.signal })
        .catch((error: unknown) => {
          throw this.unavailable(reasonOf(error as Error));
        });
      const length = answer.headers.get('content-length');
      if (answer.ok && answer.body && length !== null)
        return { size: Number(length), stream: Readable.fromWeb(answer.body) };
      const bytes = Buffer.from(await answer.arrayBuffer());
      // The store sent no content length, so the whole response was read.
      if (answer.ok) return { size: bytes.length, stream: Readable.from([bytes]) };
      const problem = problemOf(bytes);
      if (problem === 'NoSuchKey') return null;
      throw this.refusal(answer.status, problem);
    } finally {
      clearTimeout(timer);
    }
  }

  override async remove(key: string): Promise<void> {
    await this.request('DELETE', key);
  }

  /** Sends a request to the store. Returns the response body, or null if the key does not exist. */
  private async request(
    method: string,
    key: string,
    init: RequestInit = {},
  ): Promise<Buffer | null> {
    const { status, ok, bytes } = await this.send(`${this.bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
    });
    if (ok) return bytes;
    const problem = problemOf(bytes);
    if (problem === 'NoSuchKey') return null;
    throw this.refusal(status, problem);
  }

  private async send(url: string, init: RequestInit) {
    try {
      const answer = await this.client.fetch(url, init);
      return {
        status: answer.status,
        ok: answer.ok,
        bytes: Buffer.from(await answer.arrayBuffer()),
      };
    } catch (error) {
      throw this.unavailable(reasonOf(error as Error));
    }
  }

  /**
   * Converts an error response of the file store. A full store becomes STORAGE_FULL, and a failing
   * or overloaded store becomes STORAGE_UNAVAILABLE. Any other status means wrong settings or a
   * defect of this code.
   */
  private refusal(status: number, problem: string): Error {
    if (status === FULL || /quota|full/i.test(problem)) return codeRefused('STORAGE_FULL');
    if (status >= 500 || status === TOO_MANY) return this.unavailable(`${status} ${problem}`);
    return new Error(`the file store refused: ${status} ${problem}`);
  }

  private unavailable(reason: string): DomainError {
    this.log.warn(`the file store is away: ${reason}`);
    return new DomainError('STORAGE_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });
  }
}

/** Returns the error code in an S3 error response. */
const problemOf = (xml: Buffer): string =>
  /<Code>(\w{1,60})<\/Code>/.exec(xml.toString())?.[1] ?? '';

/** Builds an error message that includes the network error, which `fetch` stores as the cause. */
const reasonOf = ({ message, cause }: Error): string =>
  [message, (cause as Error | undefined)?.message].filter(Boolean).join(': ');
