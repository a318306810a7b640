import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the test server received it. */
export interface Received {
  id: string;
  to: string[];
  raw: string;
}

export interface SmtpOptions {
  /**
   * Port to listen on, such as the port of an earlier server that was stopped; default: any free
   * port.
   */
  port?: number;
  /** Called and awaited before the server accepts a mail. */
  thinks?: () => Promise<unknown>;
  /** Returns the status code with which the server refuses an address, or null to accept it. */
  refuse?: (address: string) => number | null;
}

/** A local mail server that stores the mails that it receives. */
export interface Smtp {
  url: string;
  port: number;
  received: Received[];
  stop(): Promise<void>;
}

export async function startSmtp({
  port = 0,
  thinks = () => Promise.resolve(),
  refuse = () => null,
}: SmtpOptions = {}): Promise<Smtp> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, answer) => {
      const code = refuse(address);
      answer(code === null ? null : Object.assign(new Error('not here'), { responseCode: code }));
    },
    onData: (stream, { envelope }, answer) => {
      void keep(
        received,
        stream,
        envelope.rcptTo.map(({ address }) => address),
        thinks,
      ).then(() => answer(null));
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function keep(
  received: Received[],
  stream: NodeJS.ReadableStream,
  to: string[],
  thinks: () => Promise<unknown>,
): Promise<void> {
  const raw = (await buffer(stream)).toString();
  await thinks();
  received.push({ id: /^message-id: (.+)$/im.exec(raw)?.[1]?.trim() ?? '', to, raw });
}

/** Returns a port on which no server listens. */
export async function deadPort(): Promise<number> {
  const server = await startSmtp();
  await server.stop();
  return server.port;
}
