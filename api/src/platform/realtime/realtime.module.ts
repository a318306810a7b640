import { Global, Module } from '@nestjs/common';
import { AvailabilityGateway } from './availability.gateway.ts';
import { DeskGateway } from './desk.gateway.ts';
import { RealtimeConnections } from './realtime-connections.ts';
import { Realtime } from './realtime.ts';
import { MeGateway } from './me.gateway.ts';
import { SignedInSockets } from './signed-in-sockets.ts';
import { SocketAuth } from './socket-auth.ts';

/** Realtime events for browsers. */
@Global()
@Module({
  providers: [
    Realtime,
    SocketAuth,
    AvailabilityGateway,
    DeskGateway,
    RealtimeConnections,
    MeGateway,
    SignedInSockets,
  ],
  exports: [Realtime, SocketAuth],
})
export class RealtimeModule {}
