import { Injectable } from '@nestjs/common';
import type { HiddenPost } from '@five/shared/community/moderation.contract';
import type { Locale } from '@five/shared/locales/locale';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { lockThenRead, type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { AuthorPresenter, personSql } from '../author-presenter.ts';
import type { ChatParty } from '../chat-party.ts';
import { type Post, type PostKey, type PostKind, PostNotifications } from './post-notifications.ts';
import { ReportsService } from './reports.service.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Message } from '../messagings/message.entity.ts';
import { OpenMatch } from '../open-matches/open-match.entity.ts';

/** Hides posts; their text stays stored. */
@Injectable()
export class PostsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly reports: ReportsService,
    private readonly notifications: PostNotifications,
    private readonly authors: AuthorPresenter,
  ) {}

  /**
   * Hides a post from everybody except staff, upholds its open reports and notifies its author. A
   * repeated call changes nothing.
   */
  async hide(by: ChatParty, key: PostKey, reason: string, locale: Locale): Promise<HiddenPost> {
    const { kind, reference } = key;
    return this.transactions.run(async (tx) => {
      const post = await locked(tx, key);
      if (post.hiddenAt === null) {
        await tx.query(
          `update ${TABLES[kind]} set hidden_at = $2, hidden_by = $3, hidden_reason = $4
            where id = $1`,
          [post.id, this.clock.now(), by.reference, reason],
        );
        await this.note(tx, by, key, { deed: 'hide', reason });
        await this.reports.settleAll(tx, by, reference, { outcome: 'upheld', note: reason });
        await this.notifications.toAuthor(tx, post, reference, reason);
        this.notifications.emit(tx, key, post, 'hidden');
      }
      return this.answer(
        post,
        reference,
        post.hiddenAt === null ? reason : post.hiddenReason,
        locale,
      );
    });
  }

  /** Makes a post visible again. */
  async unhide(by: ChatParty, key: PostKey, locale: Locale): Promise<HiddenPost> {
    const { kind, reference } = key;
    return this.transactions.run(async (tx) => {
      const post = await locked(tx, key);
      if (post.hiddenAt !== null) {
        await tx.query(
          `update ${TABLES[kind]} set hidden_at = null, hidden_by = null, hidden_reason = null
            where id = $1`,
          [post.id],
        );
        await this.note(tx, by, key, { deed: 'unhide', reason: null });
        this.notifications.emit(tx, key, post, 'shown');
      }
      return this.answer(post, reference, null, locale);
    });
  }

  private note(
    tx: Tx,
    by: ChatParty,
    { kind, reference }: PostKey,
    { deed, reason }: { deed: 'hide' | 'unhide'; reason: string | null },
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act: `${kind}.${deed}`,
      subjectKind: kind,
      subject: reference,
      reason,
    });
  }

  private answer(
    { author, desk }: Post,
    reference: string,
    hiddenReason: string | null,
    locale: Locale,
  ): HiddenPost {
    return {
      reference,
      hidden: hiddenReason !== null,
      hiddenReason,
      author: this.authors.author(author, desk, { locale, desk: true }),
    };
  }
}

async function locked(tx: Tx, { kind, reference }: PostKey): Promise<Post> {
  const [post] = await lockThenRead<Post>(
    tx,
    { select: POSTS[kind], key: 'p.id' },
    `select p.id
      from ${TABLES[kind]} p where p.reference = $1
      ${kind === 'message' ? SHOWN_TO_DESK : ''} for update`,
    [reference],
  );
  if (!post) throw new DomainError('NOT_FOUND');
  return post;
}

const TABLES: Record<PostKind, string> = {
  discussion: 'discussions',
  reply: 'replies',
  message: 'messages',
  open_match: 'open_matches',
};

const POST =
  `${selectOf(Message, 'p', ['id', 'desk', 'hiddenAt', 'hiddenReason'])}, ` +
  `${personSql('u')} as author`;
const NO_CHAT = `null as chat, false as "isDesk", '{}'::text[] as others`;

const POSTS: Record<PostKind, string> = {
  discussion: `select ${POST}, p.reference as discussion, p.title,
    ${NO_CHAT} from discussions p join users u on u.id = p.author_id`,
  reply: `select ${POST}, d.reference as discussion, d.title,
    ${NO_CHAT} from replies p join discussions d on d.id = p.discussion_id
    join users u on u.id = p.author_id`,
  open_match: `select ${selectOf(OpenMatch, 'p', ['id', 'hiddenAt', 'hiddenReason'])},
    ${personSql('u')} as author, false as desk, null as discussion,
      to_char(lower(b.period), 'DD/MM/YYYY HH24:MI') as title, ${NO_CHAT}
    from open_matches p join bookings b on b.id = p.booking_id
    join customers c on c.id = b.customer_id join users u on u.id = c.user_id`,
  message: `select ${POST}, null as discussion, null as title, c.reference as chat, c.kind = 'desk'
    as "isDesk",
      array(select w.reference from chat_members s join users w on w.id = s.user_id
      where s.chat_id = c.id) as others
    from messages p join chats c on c.id = p.chat_id join users u on u.id = p.author_id`,
};

/**
 * SQL condition that staff may hide or show a message. The message was reported, and its text was
 * not deleted with the author's account.
 */
const SHOWN_TO_DESK = `and exists (select from community_reports r where r.kind = 'message'
  and r.subject = p.reference) and (p.hidden_at is null or p.hidden_by is not null)`;
