import { Worker } from 'node:worker_threads';
import type { PdfFinding } from './pdf-worker.ts';

/** Limits of the check of one file. */
export interface PdfLimits {
  milliseconds: number;
  megabytes: number;
}

/**
 * Limits of the check of one PDF. A printed PDF of 200 pages opens in 0.3 seconds. The time limit
 * is below the 15 seconds after which the queue rejects waiting files.
 */
const LIMITS: PdfLimits = { milliseconds: 5_000, megabytes: 192 };
const WATCH_MS = 100;
const MEGABYTE = 1024 * 1024;
/**
 * Number of bytes that are searched at the start of a PDF for its header, and at its end for the
 * end marker. PDF readers use the same ranges (PDF 32000-1, annex H).
 */
const HEADER_WITHIN = 1024;
const END_WITHIN = 1024;
const HEADER = /%PDF-\d/;
const END = /startxref\s+\d+\s+%%EOF/;
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js',
  import.meta.url,
);

/** Whether the file has a PDF header. */
export const beginsAsPdf = (bytes: Buffer): boolean =>
  HEADER.test(bytes.toString('latin1', 0, HEADER_WITHIN));

/**
 * Whether a PDF can be opened: it has an end marker, and pdf.js finds its pages without a password.
 * Files are not trusted, so a worker thread reads them. A file that exceeds the thread's time or
 * memory limit counts as unreadable.
 */
export async function checkPdf(bytes: Buffer, limits = LIMITS): Promise<PdfFinding> {
  if (!beginsAsPdf(bytes) || !endsAsPdf(bytes)) return 'unreadable';
  const worker = new Worker(WORKER, {
    workerData: new Uint8Array(bytes),
    env: {},
    execArgv: ['--no-warnings'],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 16 },
  });
  try {
    return await findingOf(worker, limits);
  } finally {
    await worker.terminate();
  }
}

/**
 * Whether the file has an end marker, followed only by white space, zeros and at most a short
 * remainder. A truncated file has no end marker.
 */
function endsAsPdf(bytes: Buffer): boolean {
  const end = bytes.findLastIndex((byte) => byte > 0x20) + 1;
  return END.test(bytes.toString('latin1', Math.max(0, end - END_WITHIN), end));
}

function findingOf(worker: Worker, { milliseconds, megabytes }: PdfLimits): Promise<PdfFinding> {
  const { promise, resolve } = Promise.withResolvers<PdfFinding>();
  const timer = setTimeout(() => resolve('unreadable'), milliseconds);
  const watch = setInterval(() => {
    void memoryOf(worker).then((used) => used > megabytes * MEGABYTE && resolve('unreadable'));
  }, WATCH_MS);
  worker
    .once('message', resolve)
    .once('error', () => resolve('unreadable'))
    .once('exit', () => resolve('unreadable'));
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
  });
}

/** Memory of the worker, including buffers, which `resourceLimits` does not limit. */
async function memoryOf(worker: Worker): Promise<number> {
  const statistics = await worker.getHeapStatistics().catch(() => null);
  return statistics === null ? 0 : statistics.used_heap_size + statistics.external_memory;
}
