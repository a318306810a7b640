import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Namespace } from 'socket.io';
import { Live } from '../../platform/live/live.ts';

/** Realtime events of public threads; open to all. */
@WebSocketGateway({ namespace: '/discussions' })
export class DiscussionsGateway implements OnGatewayInit<Namespace> {
  constructor(private readonly live: Live) {}

  afterInit(namespace: Namespace): void {
    this.live.attach('/discussions', namespace);
  }
}
