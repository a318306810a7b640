import { Injectable, Logger } from '@nestjs/common';
import type { Namespace as Topic, Payload, ServerTopics } from '@five/shared/realtime/topics';
import type { Namespace } from 'socket.io';
import { PgListener } from '../database/pg-listener.ts';
import { type Tx, Transactions } from '../database/transactions.ts';

/**
 * The channel that announces the end of a session to all processes; its payload is the session's
 * reference.
 */
export const SESSION_ENDED = 'session_ended';

/** The name of an event of a namespace. */
export type EventOf<N extends Topic> = keyof ServerTopics[N] & string;

/**
 * The room (group of sockets) of an event. Events of one user or one day are never sent to the
 * whole namespace.
 */
export type RoomOf<N extends Topic> = N extends '/me' | '/availability' | '/matches'
  ? string
  : null;

/** The namespace and room to which an event is sent. */
export interface RealtimeTarget<N extends Topic> {
  namespace: N;
  /**
   * The room: the opening day for `/availability`, the user's reference for `/me`, the match's
   * reference for `/matches`, null for the whole namespace as in `/desk`.
   */
  room: RoomOf<N>;
}

/** Reads the current payload of an event for a room (a group of sockets). */
type RoomReader = (room: string) => Promise<unknown>;

/** Reads the version of the data that the events of a room keep up to date. */
type VersionReader = (room: string) => Promise<string>;

const REFRESH = 'read-anew'; // Name of an event between processes, never sent to a browser.

/**
 * Sends committed changes to browsers. An event may be lost with its connection, so clients read
 * the data again when they reconnect.
 */
@Injectable()
export class Realtime {
  private readonly log = new Logger(Realtime.name);
  private readonly namespaces = new Map<Topic, Namespace>();
  private readonly readers = new Map<string, RoomReader>();
  private readonly versions = new Map<Topic, VersionReader>();

  constructor(
    private readonly transactions: Transactions,
    private readonly pgListener: PgListener,
  ) {}

  /** Registers the namespace of a gateway. */
  attach(topic: Topic, namespace: Namespace): void {
    this.namespaces.set(topic, namespace);
    namespace.on(REFRESH, (room: string, event: string) => {
      this.readAndEmit(namespace, topic, room, event).catch((error: unknown) =>
        this.log.warn(`${event} not sent: ${String(error)}`),
      );
    });
  }

  /**
   * Registers the function that reads an event's payload. It runs in each process that has
   * subscribed browsers.
   */
  onRead<N extends Topic, E extends EventOf<N>>(
    topic: N,
    event: E,
    read: (room: string) => Promise<Payload<N, E>>,
  ): void {
    this.readers.set(`${topic} ${event}`, read);
  }

  /** Reads the current payload of an event for a room; null if it cannot be read. */
  async read<N extends Topic, E extends EventOf<N>>(
    topic: N,
    event: E,
    room: string,
  ): Promise<Payload<N, E> | null> {
    try {
      const payload = await this.readers.get(`${topic} ${event}`)?.(room);
      // The reader of this event was registered with the type of its payload.
      return (payload ?? null) as Payload<N, E> | null;
    } catch (error) {
      this.log.warn(`${event} not read: ${String(error)}`);
      return null;
    }
  }

  /** Registers the function that reads the version of a room for a namespace. */
  onVersion(topic: Topic, read: VersionReader): void {
    this.versions.set(topic, read);
  }

  /**
   * Whether a client that knows this version of a room's data has missed no change. False if the
   * version cannot be read; the client then loads the data again.
   */
  async isCurrent(topic: Topic, room: string, version: string): Promise<boolean> {
    try {
      return (await this.versions.get(topic)?.(room)) === version;
    } catch {
      return false;
    }
  }

  /** Number of sockets of this process in each namespace. */
  counts(): { namespace: Topic; sockets: number }[] {
    return [...this.namespaces].map(([namespace, { sockets }]) => ({
      namespace,
      sockets: sockets.size,
    }));
  }

  /** Sends `event` after the commit, to the sockets of every process. */
  emitAfterCommit<N extends Topic, E extends EventOf<N>>(
    tx: Tx,
    { namespace, room }: RealtimeTarget<N>,
    event: E,
    payload: Payload<N, E>,
  ): void {
    this.transactions.afterCommit(tx, () => this.emit(namespace, room, event, payload));
  }

  /** Sends an event at once, for a change that is already committed. */
  emit<N extends Topic, E extends EventOf<N>>(
    namespace: N,
    room: RoomOf<N>,
    event: E,
    payload: Payload<N, E>,
  ): void {
    const open = this.namespaces.get(namespace);
    if (open) (room === null ? open : open.to(room)).emit(event, payload);
  }

  /**
   * After the commit, reads the current payload of an event and sends it to a room (a group of
   * sockets). Each process reads the payload for its own sockets, and only if the room has
   * subscribers.
   */
  broadcastAfterCommit<N extends Topic>(tx: Tx, topic: N, room: string, event: EventOf<N>): void {
    this.transactions.afterCommit(tx, () => this.broadcast(topic, room, event));
  }

  /**
   * Reads the current payload of an event and sends it at once, without waiting for a commit.
   * Otherwise it works like `broadcastAfterCommit`.
   */
  async broadcast<N extends Topic>(topic: N, room: string, event: EventOf<N>): Promise<void> {
    const open = this.namespaces.get(topic);
    if (!open) return;
    open.serverSideEmit(REFRESH, room, event);
    await this.readAndEmit(open, topic, room, event);
  }

  private async readAndEmit(
    open: Namespace,
    topic: Topic,
    room: string,
    event: string,
  ): Promise<void> {
    const read = this.readers.get(`${topic} ${event}`);
    if (read && open.adapter.rooms.has(room)) open.local.to(room).emit(event, await read(room));
  }

  /** Closes the sockets of a session in every process when the transaction commits. */
  async endSession(tx: Tx, sessionReference: string): Promise<void> {
    await this.pgListener.notify(tx, SESSION_ENDED, sessionReference);
  }
}
