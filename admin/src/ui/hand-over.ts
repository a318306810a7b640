const KEPT_MS = 60_000; // long enough for the slowest machine to have saved it

/** Saves a file that was fetched, under its name. */
export function handOver(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
