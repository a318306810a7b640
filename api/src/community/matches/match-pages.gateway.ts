import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { matchVersion } from '@five/shared/realtime/match-version.rules';
import { DEFAULT_LOCALE } from '@five/shared/locales/locale';
import type { Joined, MatchRoom } from '@five/shared/realtime/topics';
import type { Namespace, Socket } from 'socket.io';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { MatchFinder } from './match-finder.ts';
import { MatchPagesQueries } from './match-pages.queries.ts';

// Maximum number of matches that a socket may subscribe to; a page shows one.
const MAX_MATCHES = 10;
/** A holder of the link without a session or an answer. */
const STRANGER = { caller: undefined, device: { key: '', isNew: true } };

/** Lets sockets subscribe to the events of a match by the token of its link, without a sign-in. */
@WebSocketGateway({ namespace: '/matches' })
export class MatchPagesGateway implements OnGatewayInit<Namespace> {
  constructor(
    private readonly realtime: Realtime,
    private readonly finder: MatchFinder,
    matches: MatchPagesQueries,
  ) {
    realtime.onVersion('/matches', async (token) =>
      matchVersion(await matches.one(token, STRANGER, DEFAULT_LOCALE)),
    );
  }

  afterInit(namespace: Namespace): void {
    this.realtime.attach('/matches', namespace);
  }

  @SubscribeMessage('join')
  async join(@ConnectedSocket() socket: Socket, @MessageBody() room: unknown): Promise<Joined> {
    const { token, version } = (room ?? {}) as Record<keyof MatchRoom, unknown>;
    // The set also contains the socket's own id.
    if (typeof token !== 'string' || socket.rooms.size > MAX_MATCHES) return { status: 'error' };
    const reference = await this.finder.referenceOf(token);
    if (reference === null) return { status: 'error' };
    await socket.join(reference);
    if (typeof version !== 'string') return { status: 'success' };
    // The version is read after the join, so that each later change is sent as an event.
    return {
      status: 'success',
      current: await this.realtime.isCurrent('/matches', token, version),
    };
  }
}
