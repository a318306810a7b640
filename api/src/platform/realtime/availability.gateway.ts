import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { Acknowledged, JoinDay, Joined } from '@five/shared/realtime/topics';
import { isDate } from '@five/shared/time/wall-time';
import type { Namespace, Socket } from 'socket.io';
import { Realtime } from './realtime.ts';

// Maximum number of days that a socket may subscribe to: two months, more than any page shows.
const MAX_DAYS = 62;

/**
 * Lets sockets subscribe to the availability events of opening days. Clients need no sign-in for
 * this namespace.
 */
@WebSocketGateway({ namespace: '/availability' })
export class AvailabilityGateway implements OnGatewayInit<Namespace> {
  constructor(private readonly realtime: Realtime) {}

  afterInit(namespace: Namespace): void {
    this.realtime.attach('/availability', namespace);
  }

  @SubscribeMessage('join')
  async join(@ConnectedSocket() socket: Socket, @MessageBody() room: unknown): Promise<Joined> {
    const date = dateOf(room);
    // The set also contains the socket's own id, so the comparison allows MAX_DAYS days.
    const isFull = socket.rooms.size > MAX_DAYS;
    if (date === null || (isFull && !socket.rooms.has(date))) return { status: 'error' };
    await socket.join(date);
    const version = versionOf(room);
    if (version === null) return { status: 'success' };
    // The version is read after the join, so that each later change is sent as an event.
    const current = await this.realtime.isCurrent('/availability', date, version);
    return { status: 'success', current };
  }

  @SubscribeMessage('leave')
  async leave(
    @ConnectedSocket() socket: Socket,
    @MessageBody() room: unknown,
  ): Promise<Acknowledged> {
    const date = dateOf(room);
    if (date === null) return { status: 'error' };
    await socket.leave(date);
    return { status: 'success' };
  }
}

function dateOf(room: unknown): string | null {
  const date = fieldOf(room, 'date');
  return typeof date === 'string' && isDate(date) ? date : null;
}

function versionOf(room: unknown): string | null {
  const version = fieldOf(room, 'version');
  return typeof version === 'string' ? version : null;
}

function fieldOf(room: unknown, name: keyof JoinDay): unknown {
  return typeof room === 'object' && room !== null ? (room as JoinDay)[name] : undefined;
}
