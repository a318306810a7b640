import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Namespace } from 'socket.io';
import { Realtime } from '../../platform/realtime/realtime.ts';

/** Realtime events of public threads; open to all. */
@WebSocketGateway({ namespace: '/discussions' })
export class DiscussionsGateway implements OnGatewayInit<Namespace> {
  constructor(private readonly realtime: Realtime) {}

  afterInit(namespace: Namespace): void {
    this.realtime.attach('/discussions', namespace);
  }
}
