import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Namespace } from 'socket.io';
import { Realtime } from './realtime.ts';
import { SignedInSockets } from './signed-in-sockets.ts';

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
}
