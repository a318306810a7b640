import { Global, Module } from '@nestjs/common';
import { AvailabilityGateway } from './availability.gateway.ts';
import { DeskGateway } from './desk.gateway.ts';
import { LiveConnections } from './live-connections.ts';
import { Live } from './live.ts';
import { MeGateway } from './me.gateway.ts';
import { SignedInSockets } from './signed-in-sockets.ts';
import { SocketAuth } from './socket-auth.ts';

/** Realtime events for browsers. */
@Global()
@Module({
  providers: [
    Live,
    SocketAuth,
    AvailabilityGateway,
    DeskGateway,
    LiveConnections,
    MeGateway,
    SignedInSockets,
  ],
  exports: [Live, SocketAuth],
})
export class LiveModule {}
