import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { memoryMb } from '../bench/process-figures.mjs';
import { tokenOf } from '../bench/product.mjs';
import { endApi } from '../lib/api.mjs';

const MEGABYTE = 1024 * 1024;
const UPLOADS = { held: 80, refused: 100, atOnce: 10 };
const FILE = randomBytes(14 * MEGABYTE);
const HELD_MS = 15_000;
const AFTER_MS = 60_000;
const SAMPLE_MS = 100;
/**
 * Allowed growth of memory in megabytes, compared with the idle process: during the uploads, and a
 * minute afterwards.
 */
const MOST = { during: 100, after: 30 };
const HEAD =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: ' +
  'image/jpeg\r\n\r\n';
const TAIL = '\r\n--x--\r\n';

/**
 * Tests the memory during uploads. An unverified account keeps 80 uploads of 14 MB open, then sends
 * 100 uploads that are refused for their content. The memory of the process must not exceed a
 * limit, and must shrink again afterwards.
 */
export async function uploads(fixture) {
  fixture.found.tries = UPLOADS.held + UPLOADS.refused;
  // The demo is loaded by a first process, because a process that has loaded the demo uses more
  // memory at rest.
  await endApi(await fixture.product('venue', { env: { DEMO: 'on' } }));
  const api = await fixture.product('venue', { env: { DEMO: 'on', RATE_LIMITS: 'on' } });
  const token = await tokenOf(api.origin, 'rookie@demo.test');
  await sleep(5_000);
  await bounded(fixture, api, 'held open', () => holdOpen(api, token));
  await bounded(fixture, api, 'refused', () => sendRefused(api, token));
  const { status } = await fetch(`${api.origin}/api/health/ready`);
  fixture.expect(status === 200, `afterwards it answered ${status}`);
}

/**
 * Samples the memory of a process during an action and a minute after it, and checks both against
 * the limits.
 */
async function bounded(fixture, { pid }, name, work) {
  const before = memoryMb(pid);
  if (before === null) throw new Error('this system does not show the memory of a process');
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryMb(pid) ?? 0);
  }, SAMPLE_MS);
  const statuses = await work();
  clearInterval(timer);
  await sleep(AFTER_MS);
  const [during, after] = [most - before, memoryMb(pid) - before];
  fixture.expect(during <= MOST.during, `${name}: +${during.toFixed(0)} MB`);
  fixture.expect(after <= MOST.after, `${name}: a minute after it +${after.toFixed(0)} MB`);
  fixture.note(
    `${name}: ${before.toFixed(0)} MB at rest, +${during.toFixed(0)} MB, a minute ` +
      `after it ${signed(after)} MB (${countsOf(statuses)})`,
  );
}

/**
 * Starts uploads that omit the end of their file, keeps them open for `HELD_MS` milliseconds, and
 * then aborts them. Returns the statuses of their responses.
 */
async function holdOpen(api, token) {
  const open = Array.from({ length: UPLOADS.held }, () => send(api, token, false));
  await sleep(HELD_MS);
  for (const { request } of open) request.destroy();
  return Promise.all(open.map(({ answered }) => answered));
}

async function sendRefused(api, token) {
  const statuses = [];
  for (let sent = 0; sent < UPLOADS.refused; sent += UPLOADS.atOnce) {
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: UPLOADS.atOnce }, () => send(api, token, true).answered),
      )),
    );
  }
  return statuses;
}

/**
 * Sends an upload.
 * @returns the request, and the status of its response; status 0 means no response
 */
function send({ port }, token, whole) {
  const length = HEAD.length + FILE.length + TAIL.length;
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(length),
  };
  const request = http.request({
    host: '127.0.0.1',
    port,
    agent: false,
    method: 'POST',
    path: '/api/auth/field',
    headers,
  });
  const answered = new Promise((resolve) => {
    request.once('response', (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode));
    });
    request.once('error', () => resolve(0)).once('close', () => resolve(0));
  });
  request.write(HEAD);
  if (whole) request.end(Buffer.concat([FILE, Buffer.from(TAIL)]));
  else request.write(FILE);
  return { request, answered };
}

function countsOf(statuses) {
  return Object.entries(Object.groupBy(statuses, (status) => status))
    .map(([status, all]) => `${all.length} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');
}

const signed = (megabytes) => `${megabytes < 0 ? '' : '+'}${megabytes.toFixed(0)}`;
