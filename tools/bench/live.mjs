import http from 'node:http';
import { io } from 'socket.io-client';
import { exchange, quantile } from './load.mjs';
import { watchedDay } from './workloads.mjs';

const AT_ONCE = 50;
const BOOKINGS = 20;
const GATHER_MS = 600;

/**
 * Measures live updates: the milliseconds from the response of a booking until a thousand connected
 * clients have received its event. An event that arrives before the response counts as 0 ms.
 */
export async function live({ origin, token, watchers }) {
  const date = watchedDay();
  const sockets = await watch(origin, date, watchers);
  const times = [];
  let answered = 0;
  let missed = 0;
  let seen = 0;
  for (const socket of sockets)
    socket.on('slots', () => {
      seen++;
      times.push({ at: performance.now(), of: seen });
    });
  const delays = [];
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (let index = 0; index < BOOKINGS; index++) {
    times.length = 0;
    const hour = String(9 + (index % 14)).padStart(2, '0');
    const body = {
      date,
      startTime: `${hour}:00`,
      endTime: `${String(Number(hour) + 1).padStart(2, '0')}:00`,
      pitch: index < 14 ? 'P1' : 'P2',
      paymentMethod: 'cash',
      acceptRules: true,
    };
    const { status, text } = await exchange(origin, agent, {
      method: 'POST',
      path: '/api/bookings',
      token,
      body,
    });
    if (status !== 201) throw new Error(`a watched booking was refused: ${status} ${text}`);
    answered = performance.now();
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    missed += watchers - times.length;
    delays.push(...times.map(({ at }) => Math.max(0, at - answered)));
  }
  agent.destroy();
  for (const socket of sockets) socket.disconnect();
  return { watchers, p50: quantile(delays, 0.5), p99: quantile(delays, 0.99), missed };
}

async function watch(origin, date, count) {
  const sockets = [];
  while (sockets.length < count)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, () => join(origin, date)),
      )),
    );
  return sockets;
}

function join(origin, date) {
  return new Promise((resolve, reject) => {
    const socket = io(`${origin}/availability`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    socket.on('connect_error', reject);
    socket.on('connect', () =>
      socket.emit('join', { date }, ({ status }) =>
        status === 'success' ? resolve(socket) : reject(new Error('not joined')),
      ),
    );
  });
}
