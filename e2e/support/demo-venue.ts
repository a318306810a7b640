import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { start } from './test-server.ts';

/**
 * Starts a demo venue from the build, runs the function against it, and stops the venue afterwards.
 */
export async function withDemoVenue(look: (origin: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'five-arena-look-'));
  try {
    const server = await start(path.join(data, 'var'));
    try {
      await look(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
