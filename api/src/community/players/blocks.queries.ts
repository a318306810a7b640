import { Injectable } from '@nestjs/common';
import type { BlockedPlayer } from '@five/shared/community/moderation.contract';
import type { Locale } from '@five/shared/locales/locale';
import type { ListSpec } from '../../platform/lists/list-spec.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { Faces, type Person, personSql } from '../faces.ts';
import type { Side } from '../side.ts';

interface BlockRow {
  reference: string;
  player: Person | null;
  createdAt: Date;
}

/** Players whom a player has blocked. */
@Injectable()
export class BlocksQueries {
  constructor(
    private readonly lists: Lists,
    private readonly faces: Faces,
  ) {}

  async page(query: RawQuery, { userId }: Side, locale: Locale): Promise<Page<BlockedPlayer>> {
    return (await this.lists.read<BlockRow>(LIST, query, [userId])).map(
      ({ reference, player, createdAt }) => ({
        id: reference,
        reference,
        displayName: this.faces.nameOf(player, locale),
        createdAt: createdAt.toISOString(),
      }),
    );
  }
}

const LIST: ListSpec = {
  name: 'players',
  select: `select u.reference, ${personSql('u')} as player, b.created_at as "createdAt" from player_blocks b join users u on u.id = b.blocked_id`,
  where: 'b.blocker_id = $1',
  fields: { id: { sql: 'u.reference', kind: 'text' } },
  search: ['u.player_search'],
  sort: { createdAt: 'b.created_at' },
  order: 'b.created_at desc',
  tieBreak: 'u.id',
};
