import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorCode } from '@five/shared/errors/error-codes';
import { DEFAULT_LOCALE } from '@five/shared/locales/locale';
import type { Translator } from '../i18n/translator.ts';
import { API_POLICY, constantHeaders, newRequestId } from './headers.ts';

const HEADERS_MS = 20_000;
/**
 * Time limit of a request, in which 15 MB arrive at one megabit per second, the rate of a phone
 * with weak reception.
 */
const REQUEST_MS = 120_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Time limits for a client's headers and for its whole request. By default Node checks only every
 * half minute and applies the longer limit to the body.
 */
export const TIMEOUTS = {
  requestTimeout: REQUEST_MS,
  http: {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
  },
};

const BY_PARSER: Partial<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'REQUEST_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'REQUEST_TOO_LARGE',
};

/**
 * Responds to malformed or slow requests. The parser rejects them before a request object exists.
 * The response is therefore written directly to the socket, in French because the language is
 * unknown.
 */
export function answerBrokenClient(
  translator: Translator,
  secure: boolean,
  { error, socket }: { error: NodeJS.ErrnoException; socket: Socket },
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = BY_PARSER[error.code ?? ''] ?? 'REQUEST_UNREADABLE';
  if (socket.writable && !hasBegunToAnswer(socket))
    socket.write(answerOf(code, translator.error(DEFAULT_LOCALE, code), secure));
  socket.destroy(error);
}

function answerOf(code: ErrorCode, message: string, secure: boolean): string {
  const body = JSON.stringify({ status: 'error', message, code, errorMessages: [] });
  const headers = {
    ...constantHeaders(secure),
    'content-security-policy': API_POLICY,
    'cache-control': 'no-store',
    'x-request-id': newRequestId(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (
    `HTTP/1.1 ${ERROR_STATUS[code]} ` +
    `${STATUS_CODES[ERROR_STATUS[code]]}\r\n${lines.join('')}\r\n${body}`
  );
}

/**
 * Whether a response has started on the socket. A second response in the middle of the first would
 * be read as a part of it.
 */
const hasBegunToAnswer = (socket: Socket): boolean =>
  (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent === true;
