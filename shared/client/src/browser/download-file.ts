/**
 * Delay before the file's object URL is revoked: long enough for the slowest device to have saved
 * the file.
 */
const REVOKE_AFTER_MS = 60_000;

/**
 * Saves a file under its name. The file is fetched first, because a plain link cannot send the
 * token in a header.
 */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(file);
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
