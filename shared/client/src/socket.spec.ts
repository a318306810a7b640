import { jest } from '@jest/globals';
import { CONNECT_REFUSED } from '@five/shared/realtime/topics';
import { keepOpen } from './socket.ts';

type Listener = (value: never) => void;

function fakeSocket() {
  const listeners = new Map<string, Listener>();
  const connect = jest.fn();
  const io = { opts: { transports: ['websocket', 'polling'] } };
  const socket = { on: (name: string, act: Listener) => listeners.set(name, act), connect, io };
  const emit = (name: string, value: unknown) => listeners.get(name)?.(value as never);
  return { socket: socket as unknown as Parameters<typeof keepOpen>[0], connect, io, emit };
}

test('after a failed connection the next attempt begins with polling', () => {
  const { socket, io, emit } = fakeSocket();
  keepOpen(socket);
  expect(io.opts.transports[0]).toBe('websocket');
  emit('connect_error', new Error('websocket error'));
  expect(io.opts.transports).toEqual(['polling', 'websocket']);
});

test('a refused connection is reported, a failed one is not', () => {
  const { socket, emit } = fakeSocket();
  const refused = jest.fn();
  keepOpen(socket, { onRefused: refused });
  emit('connect_error', new Error('websocket error'));
  expect(refused).not.toHaveBeenCalled();
  emit('connect_error', new Error(CONNECT_REFUSED));
  expect(refused).toHaveBeenCalledTimes(1);
});

test('a connection that is refused for a replaced token is opened again with the new one', () => {
  const { socket, connect, emit } = fakeSocket();
  const refused = jest.fn();
  let outdated = true;
  keepOpen(socket, { onRefused: refused, isOutdated: () => outdated });
  emit('connect_error', new Error(CONNECT_REFUSED));
  expect([connect.mock.calls.length, refused.mock.calls.length]).toEqual([1, 0]);
  outdated = false;
  emit('connect_error', new Error(CONNECT_REFUSED));
  expect([connect.mock.calls.length, refused.mock.calls.length]).toEqual([1, 1]);
});

test('a connection that the server closed is opened again, the page closing its own is not', () => {
  const { socket, connect, emit } = fakeSocket();
  keepOpen(socket);
  emit('disconnect', 'io client disconnect');
  expect(connect).not.toHaveBeenCalled();
  emit('disconnect', 'io server disconnect');
  expect(connect).toHaveBeenCalledTimes(1);
});
