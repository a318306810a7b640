import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Namespace } from 'socket.io';
import { Realtime } from '../../platform/realtime/realtime.ts';

/** Sends realtime events of public threads, which visitors without an account receive too. */
@WebSocketGateway({ namespace: '/discussions' })
export class DiscussionsGateway implements OnGatewayInit<Namespace> {
  constructor(private readonly realtime: Realtime) {}

  afterInit(namespace: Namespace): void {
    this.realtime.attach('/discussions', namespace);
  }
}
