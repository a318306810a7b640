import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../world.ts';

/** A complete response, read from a raw connection. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
  afterMs: number;
}

const WITHIN_MS = 60_000;

/**
 * Writes the strings to the connection unchanged, with an optional pause in between. Reads until
 * the connection closes.
 */
export async function wire(world: World, pieces: readonly string[], pauseMs = 0): Promise<Reply> {
  const { hostname, port } = new URL(world.url);
  const began = performance.now();
  const socket = net.connect(Number(port), hostname);
  const heard = hear(socket);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece, 'latin1');
    if (pauseMs > 0) await sleep(pauseMs);
  }
  return { ...read(await heard), afterMs: performance.now() - began };
}

function hear(socket: net.Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').setTimeout(WITHIN_MS, () => socket.destroy());
  return new Promise((resolve) => {
    socket
      .on('data', (part: string) => {
        text += part;
      })
      .on('error', () => undefined)
      .on('close', () => resolve(text));
  });
}

function read(text: string): Omit<Reply, 'afterMs'> {
  const end = text.indexOf('\r\n\r\n');
  const [head, body] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 4)];
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers, body };
}
