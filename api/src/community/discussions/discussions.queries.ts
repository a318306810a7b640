import { Injectable } from '@nestjs/common';
import type {
  DiscussionAnswer,
  DiscussionThread,
  ReplyAnswer,
} from '@five/shared/community/community.contract';
import { displayNameOf } from '@five/shared/community/players.rules';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { ListSpecOf, PlayersListSpecOf } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { AuthorPresenter, type Person, personSql } from '../author-presenter.ts';
import { hasBlocked, isDiscoverable } from '../chat-access.sql.ts';
import type { Viewer } from '../viewer.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Discussion } from './discussion.entity.ts';
import { Reply } from './reply.entity.ts';

const FIELDS = ['reference', 'message', 'authorId', 'desk', 'hiddenReason', 'createdAt'] as const;

interface PostRow extends Pick<Discussion & Reply, (typeof FIELDS)[number]> {
  author: Person | null;
  mentioned: Person[];
  likes: number;
  liked: boolean;
  folded: boolean;
  hidden: boolean;
}

type DiscussionRow = PostRow &
  Pick<DiscussionAnswer, 'title' | 'replyCount' | 'locked'> & { lastAt: Date };

/** Reads public threads; hidden threads are visible to staff only. */
@Injectable()
export class DiscussionsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly authors: AuthorPresenter,
  ) {}

  async page(query: RawQuery, viewer: Viewer): Promise<Page<DiscussionAnswer>> {
    return (
      await this.lists.read<DiscussionRow>(viewer.desk ? OF_DESK : PUBLIC, query, [viewer.userId])
    ).map((row) => this.discussion(row, viewer));
  }

  async one(reference: string, viewer: Viewer): Promise<DiscussionAnswer> {
    return (await this.page(byReference(reference), viewer)).only();
  }

  /** The thread with its replies, oldest first. */
  async thread(reference: string, viewer: Viewer): Promise<DiscussionThread> {
    const discussion = await this.one(reference, viewer);
    const replies = await this.source.query<PostRow[]>(
      `${REPLY} where d.reference = $2 and ${shown('r', viewer)} order by r.id`,
      [viewer.userId, reference],
    );
    return { ...discussion, replies: replies.map((row) => this.post(row, viewer)) };
  }

  async reply(reference: string, viewer: Viewer): Promise<ReplyAnswer> {
    const [reply] = await this.source.query<PostRow[]>(
      `${REPLY} where r.reference = $2 and ${shown('r', viewer)} and ${shown('d', viewer)}`,
      [viewer.userId, reference],
    );
    if (!reply) throw new DomainError('NOT_FOUND');
    return this.post(reply, viewer);
  }

  /** Title of the web page of a thread; null if the thread does not exist or is hidden. */
  async titleOf(reference: string): Promise<string | null> {
    const [row] = await this.source.query<{ title: string }[]>(
      'select title from discussions where reference = $1 and hidden_at is null',
      [reference],
    );
    return row?.title ?? null;
  }

  private discussion(
    { title, replyCount, locked, lastAt, ...row }: DiscussionRow,
    viewer: Viewer,
  ): DiscussionAnswer {
    return { ...this.post(row, viewer), title, replyCount, locked, lastAt: lastAt.toISOString() };
  }

  private post(
    {
      reference,
      message,
      authorId,
      author,
      desk,
      mentioned,
      likes,
      liked,
      folded,
      hidden,
      hiddenReason,
      createdAt,
    }: PostRow,
    viewer: Viewer,
  ): ReplyAnswer {
    return {
      id: reference,
      reference,
      message,
      likes,
      liked,
      folded,
      hidden,
      author: this.authors.author(author, desk, viewer),
      mentions: mentioned.map(({ reference, firstName, name }) => ({
        reference,
        displayName: displayNameOf(firstName, name),
      })),
      mine: authorId === viewer.userId,
      hiddenReason: viewer.desk ? hiddenReason : null,
      createdAt: createdAt.toISOString(),
    };
  }
}

const shown = (post: 'd' | 'r', viewer: Viewer): string =>
  viewer.desk ? 'true' : `${post}.hidden_at is null`;

/** SQL of the columns that threads and replies share; `$1` is the reader's id. */
const post = (p: 'd' | 'r', likes: string, id: string): string => `
    ${selectOf<Discussion | Reply>(p === 'd' ? Discussion : Reply, p, FIELDS)},
    ${personSql('u')} as author,
    coalesce((select
    jsonb_agg(${personSql('w')} order by w.id) from users w
    where w.reference = any(${p}.mentioned) and ${isDiscoverable('w')}), '[]') as mentioned,
    (select count(*)
    from ${likes} l where l.${id} = ${p}.id) as likes, exists (select
    from ${likes} l where l.${id} = ${p}.id and l.user_id = $1) as liked,
    ${hasBlocked('$1', `${p}.author_id`)} as folded,
    ${p}.hidden_at is not null as hidden`;

const LIKES = '(select count(*) from discussion_likes l where l.discussion_id = d.id)';
const REPLY_COUNT =
  '(select count(*) from replies r where r.discussion_id = d.id and r.hidden_at is null)';

const REPLY = `select ${post('r', 'reply_likes', 'reply_id')} from replies r
  join discussions d on d.id = r.discussion_id join users u on u.id = r.author_id`;

const LIST: Omit<PlayersListSpecOf<'GET discussions'>, 'where'> = {
  name: 'discussions',
  select: `select ${post('d', 'discussion_likes', 'discussion_id')}, 
    ${selectOf(Discussion, 'd', ['title', 'lastAt'])},
    d.locked_at is not null as locked, ${REPLY_COUNT} as "replyCount"
    from discussions d join users u on u.id = d.author_id`,
  fields: {
    id: { sql: 'd.reference', kind: 'text' },
    locked: { sql: '(d.locked_at is not null)', kind: 'flag' },
    author: {
      sql: '(case when u.erased_at is null and not d.desk then u.reference end)',
      kind: 'text',
    },
  },
  search: ['d.search'],
  sort: {
    id: 'd.reference',
    reference: 'd.reference',
    title: 'd.title',
    likes: LIKES,
    replyCount: REPLY_COUNT,
    createdAt: 'd.created_at',
    lastAt: 'd.last_at',
  },
  order: 'd.last_at desc',
  tieBreak: 'd.id',
};

const PUBLIC: PlayersListSpecOf<'GET discussions'> = { ...LIST, where: 'd.hidden_at is null' };
const OF_DESK: ListSpecOf<'GET discussions'> = {
  ...LIST,
  fields: { ...LIST.fields, hidden: { sql: '(d.hidden_at is not null)', kind: 'flag' } },
};
