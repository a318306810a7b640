import { Injectable } from '@nestjs/common';
import { titleOf } from '@five/shared/community/discussions.rules';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { searchText } from '../../platform/texts/reader.ts';
import { Discussion } from './discussion.entity.ts';
import { Reply } from './reply.entity.ts';

type By = Pick<Caller, 'userId' | 'reference'>;

/** What is said in public. */
@Injectable()
export class DiscussionsService {
  constructor(private readonly transactions: Transactions, private readonly audit: Audit, private readonly clock: Clock) {}

  /** Opens a thread and answers its reference. */
  async open(by: By, { title, message }: { title?: string; message: string }): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [reference, now, called] = [newReference('D'), this.clock.now(), titleOf(title, message)];
      await tx.insert(Discussion, {
        reference, authorId: by.userId, title: called, message: message.trim(), lastAt: now, createdAt: now, search: searchText(called, message),
      });
      await this.note(tx, by, 'discussion.open', reference);
      return reference;
    });
  }

  /** Answers in a thread and answers the reply's reference. */
  async reply(by: By, discussion: string, message: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const thread = await tx.findOne(Discussion, { where: { reference: discussion }, lock: { mode: 'pessimistic_write' } });
      if (!thread) throw new DomainError('NOT_FOUND');
      const [reference, now] = [newReference('RP'), this.clock.now()];
      await tx.insert(Reply, { reference, discussionId: thread.id, authorId: by.userId, message: message.trim(), createdAt: now });
      await tx.update(Discussion, { id: thread.id }, { lastAt: now });
      await this.note(tx, by, 'discussion.reply', discussion);
      return reference;
    });
  }

  /** Likes a thread or a reply, once. */
  async like(by: By, reference: string): Promise<void> {
    await this.transactions.run((tx) => tx.query(reference.startsWith('RP-') ? LIKE_REPLY : LIKE, [reference, by.userId, this.clock.now()]));
  }

  private note(tx: Tx, by: By, act: string, subject: string): Promise<void> {
    return this.audit.record(tx, { actor: by.reference, act, subjectKind: 'discussion', subject });
  }
}

const LIKE = `insert into discussion_likes (discussion_id, user_id, created_at) select id, $2, $3 from discussions where reference = $1 on conflict do nothing`;
const LIKE_REPLY = `insert into reply_likes (reply_id, user_id, created_at) select id, $2, $3 from replies where reference = $1 on conflict do nothing`;
