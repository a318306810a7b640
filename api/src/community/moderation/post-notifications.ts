import { Injectable } from '@nestjs/common';
import type { ReportKind } from '@five/shared/community/community.codes';
import type { Tx } from '../../platform/database/transactions.ts';
import { mailAndNotification, Outbox } from '../../platform/outbox/outbox.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import type { Person } from '../author-presenter.ts';
import { MessagesEvents } from '../messagings/messages.events.ts';

export type PostKind = Exclude<ReportKind, 'player'>;

/** Identifies a post: a thread, a reply, a message or a match. */
export interface PostKey {
  kind: PostKind;
  reference: string;
}

export interface Post {
  id: number;
  author: Person | null;
  desk: boolean;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  /** Reference of the thread, if the post is a thread or a reply; null for other posts. */
  discussion: string | null;
  title: string | null;
  /** Reference of the conversation, if the post is a message; null for other posts. */
  chat: string | null;
  isDesk: boolean;
  others: string[];
}

/**
 * Notifies the author when a post is hidden. Sends realtime events to browsers when a post is
 * hidden or shown again.
 */
@Injectable()
export class PostNotifications {
  constructor(
    private readonly outbox: Outbox,
    private readonly realtime: Realtime,
    private readonly messages: MessagesEvents,
  ) {}

  /**
   * Notifies the author of a thread, reply or match that it was hidden. Does nothing if the post
   * was written by the desk.
   */
  async toAuthor(
    tx: Tx,
    { author, desk, title, discussion }: Post,
    reference: string,
    reason: string,
  ): Promise<void> {
    if (!author || desk || title === null) return;
    const parameters = { title, reason, reference: discussion };
    await this.outbox.write(
      tx,
      mailAndNotification({
        event: `communityHidden:${reference}`,
        recipient: author.reference,
        template: 'communityHidden',
        parameters,
      }),
    );
  }

  /**
   * Sends a realtime event to browsers that a post was hidden or shown again, so that they reload
   * it.
   */
  emit(
    tx: Tx,
    { kind, reference }: PostKey,
    { chat, discussion, isDesk, others }: Post,
    cause: 'hidden' | 'shown',
  ): void {
    if (kind === 'open_match')
      this.realtime.emitAfterCommit(tx, { namespace: '/discussions', room: null }, 'openMatch', {
        reference,
      });
    if (chat !== null) this.messages.changed(tx, { chat, isDesk, others }, reference);
    if (discussion !== null)
      this.realtime.emitAfterCommit(tx, { namespace: '/discussions', room: null }, 'discussion', {
        reference: discussion,
        cause,
        reply: kind === 'reply' ? reference : null,
      });
  }
}
