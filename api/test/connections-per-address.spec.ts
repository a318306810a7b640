import type { Socket } from 'socket.io-client';
import { eventually } from './eventually.ts';
import { openSocket, refusalOf } from './sockets.ts';
import { createWorld, type World } from './world.ts';

const MOST = 1_500;
const AT_A_TIME = 50;

let world: World;
const open: Socket[] = [];
beforeAll(async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await world.close();
});

/**
 * Opens a socket through the proxy, which appends the IP address to the `x-forwarded-for` header;
 * earlier entries come from the client. Returns the error, or null when connected.
 */
async function knock(address: string): Promise<string | null> {
  const socket = openSocket(world.url, '/availability', {
    extraHeaders: { 'x-forwarded-for': `10.0.0.${open.length % 250}, ${address}` },
  });
  const refusal = await refusalOf(socket);
  if (refusal === null) open.push(socket);
  return refusal;
}

test('at most 1500 sockets per address, despite headers; a closed one frees a place', async () => {
  for (let many = 0; many < MOST; many += AT_A_TIME) {
    expect(
      await Promise.all(Array.from({ length: AT_A_TIME }, () => knock('203.0.113.70'))),
    ).toEqual(Array.from({ length: AT_A_TIME }, () => null));
  }
  expect(await knock('203.0.113.70')).not.toBeNull();
  expect(await knock('203.0.113.71')).toBeNull();
  open.shift()?.close();
  expect(
    await eventually(
      () => knock('203.0.113.70'),
      (refusal) => refusal === null,
    ),
  ).toBeNull();
});
