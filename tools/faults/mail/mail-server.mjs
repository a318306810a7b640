import { setTimeout as sleep } from 'node:timers/promises';
import { smtpServer } from './smtp.mjs';

const SLOW_MS = 10_000;
const REFUSALS = { later: '451 not now', never: '554 not you' };

/**
 * A mail server with failure modes: `well`, `slow`, `later` (refuses with 4xx), `never` (refuses
 * with 5xx), `dead` (down).
 */
export class MailServer {
  /** Ids of the accepted mails, in the order of arrival. */
  received = [];
  #mode = 'well';
  #server = null;
  #port = 0;
  #sockets = new Set();

  get url() {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async be(mode) {
    this.#mode = mode;
    if (mode === 'dead') await this.#stop();
    else if (!this.#server) await this.#start();
    return this;
  }

  /** Mails that arrived more than once, each as text with the number of deliveries. */
  get repeated() {
    const times = Map.groupBy(this.received, (id) => id);
    return [...times]
      .filter(([, all]) => all.length > 1)
      .map(([id, all]) => `${id} ${all.length} times`);
  }

  async #start() {
    this.#server = smtpServer({
      rcpt: () => REFUSALS[this.#mode] ?? '250 go on',
      onMail: (text) => this.#receive(text),
    });
    this.#server.on('connection', (socket) =>
      this.#sockets.add(socket.on('close', () => this.#sockets.delete(socket))),
    );
    await new Promise((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = this.#server.address().port;
  }

  async #stop() {
    const server = this.#server;
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /**
   * Accepts a mail. A mail that is cut off during transfer was not accepted: the sender gets no
   * response and retries.
   */
  async #receive(text) {
    const server = this.#server;
    if (this.#mode === 'slow') await sleep(SLOW_MS);
    if (server === this.#server) this.received.push(/^message-id: <(.+)@/im.exec(text)?.[1] ?? '');
  }
}

/**
 * Waits until every mail that is due is sent, withdrawn or abandoned; resolves to false after the
 * time limit.
 * @param shift seconds by which the product's clock is ahead of the real time
 */
export async function untilSent(sql, seconds, shift = 0) {
  for (let tries = 0; tries < seconds * 5; tries++) {
    const [{ waiting }] = await sql(
      `select count(*)::int as waiting from outbox where channel = 'mail'
        and due_at <= now() + make_interval(secs => $1) and sent_at is null and withdrawn_at is null
        and given_up_at is null`,
      [shift],
    );
    if (waiting === 0) return true;
    await sleep(200);
  }
  return false;
}

/**
 * Returns the references of mails with a row id above `from` that the database marks as sent, but
 * that the mail server did not receive.
 */
export async function unlike(sql, { received }, from) {
  const rows = await sql(
    `select reference from outbox where channel = 'mail' and sent_at is not null and id > $1`,
    [from],
  );
  const got = new Set(received);
  return rows.filter(({ reference }) => !got.has(reference)).map(({ reference }) => reference);
}
