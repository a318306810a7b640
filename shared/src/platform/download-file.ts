/**
 * Delay before the file's object URL is revoked: long enough for the slowest device to have saved
 * the file.
 */
const REVOKE_AFTER_MS = 60_000;

/** The parts of the browser's API that a download needs. */
interface Browser<File> {
  document: { createElement: (tag: 'a') => { href: string; download: string; click: () => void } };
  URL: { createObjectURL: (file: File) => string; revokeObjectURL: (address: string) => void };
  setTimeout: (act: () => void, ms: number) => unknown;
}

/**
 * Saves a file under its name. The file is fetched first, because a plain link cannot send the
 * token in a header.
 */
export function downloadFile<File>(
  { document, URL, setTimeout }: Browser<File>,
  file: File,
  name: string,
): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(file);
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
