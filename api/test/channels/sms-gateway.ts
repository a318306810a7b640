import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call as the gateway received it. */
export interface GatewayCall {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** What the gateway does with a call. */
export type Behavior =
  /** Accepts the message and delivers it. */
  | 'accepts'
  /** Answers with this status, and delivers nothing. */
  | number
  /** Answers 200 with an error in the body, and delivers nothing. */
  | 'lies'
  /** Delivers the message, and closes the connection without an answer. */
  | 'dies'
  /** Delivers the message twice. */
  | 'doubles'
  /** Delivers the message, and answers when the promise is settled. */
  | Promise<unknown>;

/**
 * A local HTTP gateway for SMS. It takes `{"to", "text", "ref"}`, and delivers a reference once as
 * a real gateway does.
 */
export interface Gateway {
  url: string;
  port: number;
  calls: GatewayCall[];
  /** Delivered texts, as `number: text`. */
  delivered: string[];
  behavior: Behavior;
  stop(): Promise<void>;
}

export async function startGateway(port = 0): Promise<Gateway> {
  const references = new Set<string>();
  const server = http.createServer((request, response) => void answer(request, response));
  const gateway: Gateway = {
    url: '',
    port: 0,
    calls: [],
    delivered: [],
    behavior: 'accepts',
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const deliver = (body: string) => {
    const { to, text: content, ref } = JSON.parse(body) as Record<string, string>;
    if (ref !== undefined && references.has(ref)) return;
    references.add(ref ?? '');
    gateway.delivered.push(`${to}: ${content}`);
    if (gateway.behavior === 'doubles') gateway.delivered.push(`${to}: ${content}`);
  };
  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const body = await text(request);
    const { method = '', url: path = '', headers } = request;
    gateway.calls.push({ method, path, headers, body });
    const { behavior } = gateway;
    if (typeof behavior === 'number') return response.writeHead(behavior).end();
    if (behavior === 'lies') return response.end('{"status":"error"}');
    deliver(body);
    if (behavior === 'dies') return request.socket.destroy();
    if (behavior instanceof Promise) await behavior;
    return response.end('{"status":"ok"}');
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  gateway.port = (server.address() as AddressInfo).port;
  gateway.url = `http://127.0.0.1:${gateway.port}/send`;
  return gateway;
}

/** Settings of the SMS channel for a gateway. */
export const smsSettings = (url: string) => ({
  enabled: true,
  callers: true,
  dailyLimit: 100,
  costCents: 45,
  method: 'POST',
  url,
  format: 'json',
  body: '{"to":"{to}","text":"{text}","ref":"{reference}"}',
  success: '"ok"',
  headers: 'Authorization: Bearer {secret}',
  secret: 'gateway-key',
});
