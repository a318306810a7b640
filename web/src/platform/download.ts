/** Long enough for the slowest phone to have taken the file over. */
const KEPT_MS = 60_000;

/** Hands a file over to the device. It was fetched before, since the token travels in a header. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
