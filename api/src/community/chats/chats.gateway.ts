import { performance } from 'node:perf_hooks';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { isStaff } from '@five/shared/auth/roles';
import type { Acknowledged } from '@five/shared/realtime/topics';
import { isReference } from '@five/shared/references/reference';
import type { Socket } from 'socket.io';
import { callerOfSocket } from '../../platform/realtime/signed-in-sockets.ts';
import { chatPartyOf } from '../chat-party.ts';
import { Typing } from './typing.ts';

/**
 * Minimum interval in milliseconds between two typing events of a socket. The site sends a typing
 * event every few seconds.
 */
const LEAST_MS_BETWEEN = 1_000;

/** Receives typing events from browsers. */
@WebSocketGateway({ namespace: '/me' })
export class ChatsGateway {
  private readonly parseMessage = new WeakMap<Socket, number>();

  constructor(private readonly typing: Typing) {}

  @SubscribeMessage('typing')
  async write(
    @ConnectedSocket() socket: Socket,
    @MessageBody() body: unknown,
  ): Promise<Acknowledged> {
    const [chat, caller] = [chatOf(body), callerOfSocket(socket)];
    const may =
      chat !== null &&
      (caller.verified || isStaff(caller.role)) &&
      this.isDue(socket) &&
      (await this.typing.emit(chatPartyOf(caller), chat));
    return { status: may ? 'success' : 'error' };
  }

  private isDue(socket: Socket): boolean {
    const [now, last] = [performance.now(), this.parseMessage.get(socket)];
    if (last !== undefined && now - last < LEAST_MS_BETWEEN) return false;
    this.parseMessage.set(socket, now);
    return true;
  }
}

function chatOf(body: unknown): string | null {
  const chat =
    typeof body === 'object' && body !== null ? (body as { chat?: unknown }).chat : undefined;
  return isReference('C', chat) ? chat : null;
}
