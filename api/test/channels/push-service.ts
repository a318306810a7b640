import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushPayload } from '@five/shared/notifications/push.rules';

/** A browser that is subscribed, as `POST push_subscriptions` takes it. */
export interface Browser {
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** Messages that the browser showed. */
  shown: PushPayload[];
  /** Headers of the requests of the product. */
  headers: http.IncomingHttpHeaders[];
  /**
   * Status with which the push service answers. `dies`: it closes the connection. `late`: it
   * accepts the message after the product has stopped waiting. `silent`: it accepts it without an
   * answer.
   */
  answers: number | 'dies' | 'late' | 'silent';
}

/** A local push service. It checks the sender (RFC 8292) and decrypts messages (RFC 8291). */
export interface PushService {
  port: number;
  /** A new browser whose subscription expects messages signed with this key. */
  subscribe(publicKey: string): Browser;
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { browser: Browser; keys: ECDH; publicKey: string }>();
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const body = await buffer(request);
    const known = browsers.get(request.url ?? '');
    if (!known) return response.writeHead(404).end();
    const { browser, keys, publicKey } = known;
    browser.headers.push(request.headers);
    if (browser.answers === 'dies') return request.socket.destroy();
    if (browser.answers === 'late') await once(request.socket, 'close');
    else if (browser.answers !== 201 && browser.answers !== 'silent')
      return response.writeHead(browser.answers).end();
    if (!isSender(request.headers.authorization ?? '', origin, publicKey))
      return response.writeHead(403).end();
    const text = decrypt(body, keys, browser.subscription.auth);
    browser.shown.push(JSON.parse(text) as PushPayload);
    if (browser.answers === 'silent') return request.socket;
    return response.writeHead(201).end();
  }

  return {
    port,
    subscribe: (publicKey) => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const path = `/push/${randomUUID()}`;
      const auth = randomBytes(16).toString('base64url');
      const subscription = { endpoint: `${origin}${path}`, p256dh, auth };
      const browser: Browser = { subscription, shown: [], headers: [], answers: 201 };
      browsers.set(path, { browser, keys, publicKey });
      return browser;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const AUTHORIZATION = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/;

/** Whether the token is signed with the key of the subscription, for this service, for a day. */
function isSender(authorization: string, origin: string, publicKey: string): boolean {
  const [, signed = '', signature = '', key = ''] = AUTHORIZATION.exec(authorization) ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const sender = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const claims = JSON.parse(
    Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as { aud: string; exp: number; sub: string };
  return (
    verify(
      'sha256',
      Buffer.from(signed),
      { key: sender, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ) &&
    claims.aud === origin &&
    claims.exp - Date.now() / 1000 <= 24 * 60 * 60 &&
    claims.sub.startsWith('mailto:')
  );
}

/** Decrypts a body with the content encoding `aes128gcm` of one record. */
function decrypt(body: Buffer, keys: ECDH, auth: string): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const derive = (from: Buffer, by: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, by, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
