import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that forwards HTTP requests and refuses every WebSocket upgrade. */
export class PlainProxy {
  /** Number of refused WebSocket upgrades. */
  refused = 0;
  /** Number of Socket.IO requests over plain HTTP (long polling). */
  polls = 0;
  /** The forwarded requests with their `Referer` header; '' if a request had none. */
  readonly received: { url: string; referer: string }[] = [];
  private readonly server: http.Server;

  constructor(origin: string) {
    this.server = http.createServer((request, answer) => {
      this.received.push({ url: request.url ?? '', referer: request.headers.referer ?? '' });
      if (request.url?.startsWith('/socket.io/')) this.polls += 1;
      const passed = http.request(
        origin + request.url,
        { method: request.method, headers: request.headers },
        (theirs) => {
          answer.writeHead(theirs.statusCode ?? 502, theirs.headers);
          theirs.pipe(answer);
        },
      );
      passed.on('error', () => answer.destroy());
      request.pipe(passed);
    });
    this.server.on('upgrade', (_request, socket) => {
      this.refused += 1;
      socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
