import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { Acknowledged } from '@five/shared/realtime/topics';
import type { Namespace, Socket } from 'socket.io';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { MatchFinder } from './match-finder.ts';

// Maximum number of matches that a socket may subscribe to; a page shows one.
const MAX_MATCHES = 10;

/** Lets sockets subscribe to the events of a match by the token of its link, without a sign-in. */
@WebSocketGateway({ namespace: '/matches' })
export class MatchPagesGateway implements OnGatewayInit<Namespace> {
  constructor(
    private readonly realtime: Realtime,
    private readonly finder: MatchFinder,
  ) {}

  afterInit(namespace: Namespace): void {
    this.realtime.attach('/matches', namespace);
  }

  @SubscribeMessage('join')
  async join(
    @ConnectedSocket() socket: Socket,
    @MessageBody() room: unknown,
  ): Promise<Acknowledged> {
    const token = (room as { token?: unknown } | null)?.token;
    // The set also contains the socket's own id.
    if (typeof token !== 'string' || socket.rooms.size > MAX_MATCHES) return { status: 'error' };
    const reference = await this.finder.referenceOf(token);
    if (reference === null) return { status: 'error' };
    await socket.join(reference);
    return { status: 'success' };
  }
}
