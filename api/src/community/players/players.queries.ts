import { Injectable } from '@nestjs/common';
import { LEVELS, POSITIONS } from '@five/shared/auth/auth.codes';
import type { PlayerAnswer, PlayerRecord } from '@five/shared/community/community.contract';
import { displayNameOf } from '@five/shared/community/players.rules';
import { DataSource } from 'typeorm';
import { recordSql, resultsSql } from '../player-record.sql.ts';
import { hasBlocked, isDiscoverable } from '../chat-access.sql.ts';
import { imageAnswer, imageColumn, type ImageRow } from '../../platform/files/image-answer.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { userColumns } from '../../users/customers/record-customer.ts';

interface PlayerRow extends Omit<PlayerAnswer, 'id' | 'displayName' | 'photo'> {
  firstName: string;
  name: string;
  photo: ImageRow | null;
}

/** Public profiles. */
@Injectable()
export class PlayersQueries {
  constructor(
    private readonly source: DataSource,
    private readonly lists: Lists,
  ) {}

  /** Returns a page of public profiles. `viewer` is the reader's id; null for a visitor. */
  async page(query: RawQuery, viewer: number | null): Promise<Page<PlayerAnswer>> {
    return (await this.lists.read<PlayerRow>(LIST, query, [viewer])).map(answerOf);
  }

  async one(reference: string, viewer: number | null): Promise<PlayerAnswer> {
    return (await this.page(byReference(reference), viewer)).only();
  }

  /** Returns the results of a user, whether the user shows them or not. */
  async recordOf(userId: number): Promise<PlayerRecord> {
    const [row] = await this.source.query<[{ record: PlayerRecord }]>(
      `select ${resultsSql('$1')} as record`,
      [userId],
    );
    return row.record;
  }
}

const answerOf = ({
  reference,
  firstName,
  name,
  city,
  position,
  level,
  photo,
  matchesPlayed,
  record,
  blocked,
}: PlayerRow): PlayerAnswer => ({
  id: reference,
  reference,
  displayName: displayNameOf(firstName, name),
  city,
  position,
  level,
  photo: imageAnswer(photo),
  matchesPlayed,
  record,
  blocked,
});

const MATCHES = `(select count(*) from bookings b join customers c on c.id = b.customer_id
  where c.user_id = u.id and b.status = 'completed')`;

const COLUMNS = userColumns({
  reference: 'reference',
  firstName: 'firstName',
  name: 'name',
  city: 'city',
  position: 'playerPosition',
  level: 'playerLevel',
});

const LIST: ListSpecOf<'GET players'> = {
  name: 'players',
  select: `select ${COLUMNS}, ${imageColumn('f')} as photo,
    ${MATCHES} as "matchesPlayed", ${recordSql('u')} as record,
    ${hasBlocked('$1', 'u.id')} as blocked from users u left
    join files f on f.id = u.player_photo_id`,
  where: isDiscoverable('u'),
  fields: {
    id: { sql: 'u.reference', kind: 'text' },
    city: { sql: 'u.city', kind: 'text' },
    position: { sql: 'u.player_position', kind: 'text', values: POSITIONS },
    level: { sql: 'u.player_level', kind: 'text', values: LEVELS },
  },
  search: ['u.player_search'],
  sort: {
    id: 'u.reference',
    reference: 'u.reference',
    displayName: 'lower(u.first_name)',
    city: 'u.city',
    position: 'u.player_position',
    level: `array_position(array['${LEVELS.join("', '")}'], u.player_level)`,
    matchesPlayed: MATCHES,
  },
  order: 'lower(u.first_name)',
  tieBreak: 'u.id',
};
