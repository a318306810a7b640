import { Injectable } from '@nestjs/common';
import type { BlockedPlayer } from '@five/shared/community/moderation.contract';
import type { Locale } from '@five/shared/locales/locale';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { AuthorPresenter, type Person, personSql } from '../author-presenter.ts';
import type { ChatParty } from '../chat-party.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { PlayerBlock } from './player-block.entity.ts';

interface BlockRow {
  reference: string;
  player: Person | null;
  createdAt: Date;
}

/** Players that a player has blocked. */
@Injectable()
export class PlayerBlocksQueries {
  constructor(
    private readonly lists: Lists,
    private readonly authors: AuthorPresenter,
  ) {}

  async page(query: RawQuery, { userId }: ChatParty, locale: Locale): Promise<Page<BlockedPlayer>> {
    return (await this.lists.read<BlockRow>(LIST, query, [userId])).map(
      ({ reference, player, createdAt }) => ({
        id: reference,
        reference,
        displayName: this.authors.nameOf(player, locale),
        createdAt: createdAt.toISOString(),
      }),
    );
  }
}

const LIST: ListSpecOf<'GET players_my_blocked'> = {
  name: 'players',
  select: `select u.reference, ${personSql('u')} as player,
    ${selectOf(PlayerBlock, 'b', ['createdAt'])} from player_blocks b
    join users u on u.id = b.blocked_id`,
  where: 'b.blocker_id = $1',
  fields: { id: { sql: 'u.reference', kind: 'text' } },
  search: ['u.player_search'],
  sort: { createdAt: 'b.created_at' },
  order: 'b.created_at desc',
  tieBreak: 'u.id',
};
