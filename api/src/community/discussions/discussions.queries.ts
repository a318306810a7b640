import { Injectable } from '@nestjs/common';
import type { Author, DiscussionAnswer, DiscussionThread, ReplyAnswer } from '@five/shared/community/discussions.contract';
import { displayNameOf } from '@five/shared/community/players.rules';
import type { Locale } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { ListSpec } from '../../platform/lists/list-spec.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { Wording } from '../../platform/wording/wording.ts';

/** Null where the account is gone. */
interface AuthorRow {
  author: { reference: string; firstName: string; name: string } | null;
}

type Marks = Pick<ReplyAnswer, 'mentions' | 'liked' | 'mine' | 'folded' | 'hidden' | 'hiddenReason'>;
const MARKS: Marks = { mentions: [], liked: false, mine: false, folded: false, hidden: false, hiddenReason: null };

type ReplyRow = Omit<ReplyAnswer, 'id' | 'author' | 'createdAt' | keyof Marks> & AuthorRow & { createdAt: Date };
type DiscussionRow = Omit<DiscussionAnswer, 'id' | 'author' | 'createdAt' | 'lastAt' | keyof Marks> & AuthorRow & { createdAt: Date; lastAt: Date };

/** Public threads; what was hidden is shown to nobody. */
@Injectable()
export class DiscussionsQueries {
  constructor(private readonly lists: Lists, private readonly source: DataSource, private readonly wording: Wording) {}

  async page(query: RawQuery, locale: Locale): Promise<Page<DiscussionAnswer>> {
    return (await this.lists.read<DiscussionRow>(LIST, query)).map((row) => this.discussion(row, locale));
  }

  /** The thread with its replies, the oldest first. */
  async thread(reference: string, locale: Locale): Promise<DiscussionThread> {
    const { rows: [discussion] } = await this.page({ filter: JSON.stringify({ id: reference }) }, locale);
    if (!discussion) throw new DomainError('NOT_FOUND');
    const replies = await this.source.query<ReplyRow[]>(REPLIES, [reference]);
    return { ...discussion, replies: replies.map((row) => this.reply(row, locale)) };
  }

  /** The title of a thread's page; null where there is none. */
  async titleOf(reference: string): Promise<string | null> {
    const [row] = await this.source.query<{ title: string }[]>('select title from discussions where reference = $1 and hidden_at is null', [reference]);
    return row?.title ?? null;
  }

  private discussion({ reference, title, message, author, likes, replyCount, locked, createdAt, lastAt }: DiscussionRow, locale: Locale): DiscussionAnswer {
    return {
      id: reference, reference, title, message, author: this.author(author, locale), likes, replyCount, locked, createdAt: createdAt.toISOString(), ...MARKS, lastAt: lastAt.toISOString(),
    };
  }

  private reply({ reference, message, author, likes, createdAt }: ReplyRow, locale: Locale): ReplyAnswer {
    return { id: reference, reference, message, author: this.author(author, locale), likes, createdAt: createdAt.toISOString(), ...MARKS };
  }

  private author(author: AuthorRow['author'], locale: Locale): Author {
    if (author === null) return { reference: null, displayName: this.wording.say(locale, 'states', 'formerPlayer'), desk: false };
    return { reference: author.reference, displayName: displayNameOf(author.firstName, author.name), desk: false };
  }
}

const AUTHOR = `case when u.erased_at is null then jsonb_build_object('reference', u.reference, 'firstName', u.first_name, 'name', u.name) end as author`;
const LIKES = '(select count(*) from discussion_likes l where l.discussion_id = d.id)';
const REPLY_COUNT = '(select count(*) from replies r where r.discussion_id = d.id and r.hidden_at is null)';

const REPLIES = `select r.reference, r.message, r.created_at as "createdAt", (select count(*) from reply_likes l where l.reply_id = r.id) as likes, ${AUTHOR}
  from replies r join discussions d on d.id = r.discussion_id join users u on u.id = r.author_id
  where d.reference = $1 and r.hidden_at is null order by r.id`;

const LIST: ListSpec = {
  name: 'discussions',
  select: `select d.reference, d.title, d.message, d.created_at as "createdAt", d.last_at as "lastAt", d.locked_at is not null as locked, ${LIKES} as likes,
    ${REPLY_COUNT} as "replyCount", ${AUTHOR} from discussions d join users u on u.id = d.author_id`,
  where: 'd.hidden_at is null',
  fields: {
    id: { sql: 'd.reference', kind: 'text' },
    locked: { sql: '(d.locked_at is not null)', kind: 'flag' },
    author: { sql: '(case when u.erased_at is null then u.reference end)', kind: 'text' },
  },
  search: ['d.search'],
  sort: { id: 'd.reference', reference: 'd.reference', title: 'd.title', likes: LIKES, replyCount: REPLY_COUNT, createdAt: 'd.created_at', lastAt: 'd.last_at' },
  order: 'd.last_at desc',
  tieBreak: 'd.id',
};
