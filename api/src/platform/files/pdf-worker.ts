import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

/** Result of the check of a PDF. */
export type PdfFinding = 'readable' | 'encrypted' | 'unreadable';

const OPTIONS = {
  stopAtErrors: true,
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  verbosity: 0,
};
/**
 * Maximum number of pages that are opened. Later pages of a longer document are not checked, so
 * that the check ends within its time limit.
 */
const PAGES = 20;

async function findingOf(bytes: Uint8Array): Promise<PdfFinding> {
  try {
    const document = await getDocumentProxy(bytes, OPTIONS);
    for (let page = 1; page <= Math.min(document.numPages, PAGES); page += 1)
      await document.getPage(page);
    return document.numPages > 0 ? 'readable' : 'unreadable';
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'encrypted' : 'unreadable';
  }
}

parentPort?.postMessage(await findingOf(workerData as Uint8Array));
