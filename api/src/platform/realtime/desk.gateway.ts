import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Namespace } from 'socket.io';
import { isStaff } from '../access/caller.ts';
import { Realtime } from './realtime.ts';
import { SignedInSockets } from './signed-in-sockets.ts';

/** Sends events to the desk. Only staff may connect. */
@WebSocketGateway({ namespace: '/desk' })
export class DeskGateway implements OnGatewayInit<Namespace> {
  constructor(
    private readonly realtime: Realtime,
    private readonly sockets: SignedInSockets,
  ) {}

  afterInit(namespace: Namespace): void {
    this.sockets.guard(namespace, isStaff);
    this.realtime.attach('/desk', namespace);
  }
}
