import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { BookingsKnown, Current, UnreadEvent } from '@five/shared/realtime/topics';
import type { Namespace, Socket } from 'socket.io';
import { Realtime } from './realtime.ts';
import { callerOfSocket, SignedInSockets } from './signed-in-sockets.ts';

/** Sends events for one user to all of the user's sockets. */
@WebSocketGateway({ namespace: '/me' })
export class MeGateway implements OnGatewayInit<Namespace> {
  constructor(
    private readonly realtime: Realtime,
    private readonly sockets: SignedInSockets,
  ) {}

  afterInit(namespace: Namespace): void {
    this.sockets.guard(namespace, () => true);
    this.realtime.attach('/me', namespace);
  }

  /** Compares the own bookings that the client shows with the current ones. */
  @SubscribeMessage('bookings')
  async bookings(
    @ConnectedSocket() socket: Socket,
    @MessageBody() known: unknown,
  ): Promise<Current> {
    const { version } = (known ?? {}) as Record<keyof BookingsKnown, unknown>;
    const customer = String(callerOfSocket(socket).customerId);
    return {
      current:
        typeof version === 'string' && (await this.realtime.isCurrent('/me', customer, version)),
    };
  }

  /** Answers with the user's unread counts; null if they cannot be read. */
  @SubscribeMessage('unread')
  unread(@ConnectedSocket() socket: Socket): Promise<UnreadEvent | null> {
    return this.realtime.read('/me', 'unread', callerOfSocket(socket).reference);
  }
}
