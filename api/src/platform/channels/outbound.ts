import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { ChannelError } from './channel-error.ts';
import { isPublicAddress, publicLookup } from './public-addresses.ts';

export interface OutboundRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string | number>;
  body: string | Buffer | null;
}

export interface OutboundResponse {
  status: number;
  body: string;
}

const TIMEOUT_MS = 15_000;
/** Time limit of a request in seconds, for the lease of the messages that are sent. */
export const OUTBOUND_SECONDS = TIMEOUT_MS / 1000;
const MAX_ANSWER = 64 * 1024;

/**
 * Calls addresses that an admin or a browser gave. Only public addresses are called, by HTTPS, to
 * protect the operator's network from requests of the server. `OUTBOUND_HOSTS` names exceptions.
 * Redirects are not followed.
 */
@Injectable()
export class Outbound {
  timeoutMs = TIMEOUT_MS;
  private readonly exceptions: ReadonlySet<string>;

  constructor(@Inject(SETTINGS) { outboundHosts }: Settings) {
    this.exceptions = new Set(outboundHosts);
  }

  /** Whether an address may be called. A host name is checked again when it is resolved. */
  accepts(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, username, password, hostname } = new URL(url);
    if (username !== '' || password !== '' || !/^https?:$/.test(protocol)) return false;
    if (this.isException(url)) return true;
    const bare = hostname.replace(/^\[|\]$/g, '');
    return protocol === 'https:' && (isIP(bare) === 0 || isPublicAddress(bare));
  }

  /** @throws ChannelError if the address may not be called, or no response came in time */
  async send({ url, method, headers, body }: OutboundRequest): Promise<OutboundResponse> {
    if (!this.accepts(url)) throw new ChannelError('refused', 'the address may not be called');
    const { protocol } = new URL(url);
    const open = protocol === 'https:' ? https.request : http.request;
    const request = open(url, {
      method,
      headers: { ...headers, ...(body !== null && { 'content-length': Buffer.byteLength(body) }) },
      ...(!this.isException(url) && { lookup: publicLookup }),
      signal: AbortSignal.timeout(this.timeoutMs),
      agent: false,
    });
    return answerOf(request, body);
  }

  /** Whether the operator allows the host of an address by `OUTBOUND_HOSTS`. */
  isException(url: string): boolean {
    const { host, hostname } = new URL(url);
    return this.exceptions.has(host) || this.exceptions.has(hostname);
  }
}

/** Sends the body and reads the response. Once connected, an error may follow an arrival. */
function answerOf(
  request: http.ClientRequest,
  body: OutboundRequest['body'],
): Promise<OutboundResponse> {
  let isConnected = false;
  const answer = Promise.withResolvers<OutboundResponse>();
  const fail = ({ code, name, message }: NodeJS.ErrnoException) =>
    answer.reject(
      new ChannelError(
        'unreachable',
        name === 'AbortError' || name === 'TimeoutError' ? 'no answer in time' : (code ?? message),
        isConnected,
      ),
    );
  request.on('socket', (socket) => socket.once('connect', () => (isConnected = true)));
  request.on('error', fail);
  request.on('response', (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('error', fail);
    response.on('data', (chunk: string) => {
      text += chunk;
      if (text.length > MAX_ANSWER) response.destroy();
    });
    response.on('close', () => answer.resolve({ status: response.statusCode ?? 0, body: text }));
  });
  request.end(body ?? undefined);
  return answer.promise;
}
