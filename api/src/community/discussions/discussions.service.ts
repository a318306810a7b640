import type {
  OpenDiscussionRequest,
  ReplyRequest,
} from '@five/shared/community/discussions/discussions.requests';
import { Injectable } from '@nestjs/common';
import { MAX_REPLIES, titleOf } from '@five/shared/community/discussions/discussions.rules';
import type { DiscussionCause } from '@five/shared/realtime/topics';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { newReference } from '../../platform/references.ts';
import { searchText } from '../../platform/texts/content-language.ts';
import type { ChatParty } from '../chat-party.ts';
import { Discussion } from './discussion.entity.ts';
import { Mentions } from './mentions.ts';
import { PostingLimits } from './posting-limits.ts';
import { Reply } from './reply.entity.ts';

/** Public threads, replies and likes. */
@Injectable()
export class DiscussionsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly limits: PostingLimits,
    private readonly realtime: Realtime,
    private readonly mentions: Mentions,
  ) {}

  /** Opens a thread and returns its reference. */
  async open(
    by: ChatParty,
    { title, message, mentions }: OpenDiscussionRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    await this.limits.take(by, 'open');
    return this.transactions.runOnce(idempotency, async (tx) => {
      await this.limits.refuseSuspended(tx, by);
      const [reference, now, called] = [
        newReference('D'),
        this.clock.now(),
        titleOf(title, message),
      ];
      const mentioned = await this.mentions.find(tx, message, mentions);
      await tx.insert(Discussion, {
        reference,
        authorId: by.userId,
        desk: by.desk,
        title: called,
        message: message.trim(),
        mentioned,
        lastAt: now,
        createdAt: now,
        search: searchText(called, message),
      });
      await this.mentions.notify(tx, by, {
        post: reference,
        discussion: reference,
        title: called,
        mentioned,
      });
      await this.note(tx, by, 'discussion.open', reference);
      this.notifyAuthor(tx, reference, 'opened');
      return reference;
    });
  }

  /** Posts a reply and returns its reference. */
  async reply(
    by: ChatParty,
    discussion: string,
    { message, mentions }: ReplyRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    await this.limits.take(by, 'reply');
    return this.transactions.runOnce(idempotency, async (tx) => {
      const thread = await openThread(tx, by, discussion);
      await this.limits.refuseSuspended(tx, by);
      await refuseFull(tx, thread);
      const [reference, now] = [newReference('RP'), this.clock.now()];
      const mentioned = await this.mentions.find(tx, message, mentions);
      await tx.insert(Reply, {
        reference,
        discussionId: thread.id,
        authorId: by.userId,
        desk: by.desk,
        message: message.trim(),
        mentioned,
        createdAt: now,
      });
      await tx.update(Discussion, { id: thread.id }, { lastAt: now });
      await this.mentions.notify(tx, by, {
        post: reference,
        discussion,
        title: thread.title,
        mentioned,
      });
      await this.note(tx, by, 'discussion.reply', discussion);
      this.notifyAuthor(tx, discussion, 'replied', reference);
      return reference;
    });
  }

  /** Adds or removes a like. Idempotent. */
  async like(
    by: ChatParty,
    kind: 'discussion' | 'reply',
    reference: string,
    liked = true,
  ): Promise<void> {
    await this.limits.take(by, 'like');
    await this.transactions.run(async (tx) => {
      const post = kind === 'reply' ? OF_REPLY : OF_DISCUSSION;
      const [found] = await tx.query<{ id: number; discussion: string }[]>(
        `${post} and ${by.desk ? 'true' : 'd.hidden_at is null'}`,
        [reference],
      );
      if (!found) throw new DomainError('NOT_FOUND');
      const changed = await tx.query<unknown[]>(
        liked ? LIKE[kind] : UNLIKE[kind],
        liked ? [found.id, by.userId, this.clock.now()] : [found.id, by.userId],
      );
      if (changed.length > 0)
        this.notifyAuthor(tx, found.discussion, 'liked', kind === 'reply' ? reference : null);
    });
  }

  /** Locks a thread, so that only the desk can reply. With `reason` null it unlocks the thread. */
  async lock(by: ChatParty, reference: string, reason: string | null): Promise<void> {
    await this.transactions.run(async (tx) => {
      const thread = await tx.findOne(Discussion, {
        where: { reference },
        lock: { mode: 'pessimistic_write' },
      });
      if (!thread) throw new DomainError('NOT_FOUND');
      const [locks, isLocked] = [reason !== null, thread.lockedAt !== null];
      if (locks === isLocked) return;
      await tx.update(
        Discussion,
        { id: thread.id },
        { lockedAt: locks ? this.clock.now() : null, lockedBy: locks ? by.reference : null },
      );
      await this.audit.record(tx, {
        actor: by.reference,
        act: locks ? 'discussion.lock' : 'discussion.unlock',
        subjectKind: 'discussion',
        subject: reference,
        reason,
      });
      this.notifyAuthor(tx, reference, locks ? 'locked' : 'unlocked');
    });
  }

  private notifyAuthor(
    tx: Tx,
    reference: string,
    cause: DiscussionCause,
    reply: string | null = null,
  ): void {
    this.realtime.emitAfterCommit(tx, { namespace: '/discussions', room: null }, 'discussion', {
      reference,
      cause,
      reply,
    });
  }

  private note(tx: Tx, by: ChatParty, act: string, subject: string): Promise<void> {
    return this.audit.record(tx, { actor: by.reference, act, subjectKind: 'discussion', subject });
  }
}

/**
 * Locks the database row of a thread in which `by` may reply, and returns the thread. Staff may
 * also reply in hidden and locked threads.
 * @throws DomainError NOT_FOUND for an unknown or hidden thread, DISCUSSION_LOCKED for a locked
 * thread
 */
async function openThread(tx: Tx, by: ChatParty, reference: string): Promise<Discussion> {
  const thread = await tx.findOne(Discussion, {
    where: { reference },
    lock: { mode: 'pessimistic_write' },
  });
  if (!thread || (thread.hiddenAt !== null && !by.desk)) throw new DomainError('NOT_FOUND');
  if (thread.lockedAt !== null && !by.desk) throw new DomainError('DISCUSSION_LOCKED');
  return thread;
}

/**
 * Refuses a reply in a thread that has the maximum number of replies. The number is limited because
 * a thread is displayed in full, also on phones. The caller holds the lock of the thread's row, so
 * that concurrent replies cannot exceed the maximum.
 */
async function refuseFull(tx: Tx, { id }: Discussion): Promise<void> {
  if ((await tx.countBy(Reply, { discussionId: id })) >= MAX_REPLIES)
    throw new DomainError('DISCUSSION_FULL');
}

const OF_DISCUSSION =
  'select d.id, d.reference as discussion from discussions d where d.reference = $1';
const OF_REPLY = `select r.id, d.reference as discussion from replies r
    join discussions d on d.id = r.discussion_id where r.reference = $1 and r.hidden_at is null`;
const LIKE = {
  discussion: `insert into discussion_likes (discussion_id, user_id, created_at) values ($1, $2, $3)
      on conflict do nothing returning 1`,
  reply: `insert into reply_likes (reply_id, user_id, created_at) values ($1, $2, $3)
      on conflict do nothing returning 1`,
};
const UNLIKE = {
  discussion: `with gone as (delete from discussion_likes where discussion_id = $1 and user_id = $2
      returning 1) select from gone`,
  reply: `with gone as (delete from reply_likes where reply_id = $1 and user_id = $2
    returning 1) select
      from gone`,
};
