import { rmSync } from 'node:fs';

/** The venue that the tests played in is taken down after them. */
export default function removeData(): void {
  if (process.env.E2E_DATA) rmSync(process.env.E2E_DATA, { recursive: true, force: true });
}
