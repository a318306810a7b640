import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';

/** The level of a login after the results of its matches. */
export interface PlayerRating {
  /** Reference of the login. */
  user: string;
  /** From 1 to 5, with two decimals. */
  level: number;
}

/** Stores the levels of players. The logins are locked by the caller. */
@Injectable()
export class PlayerRatings {
  async set(tx: Tx, ratings: readonly PlayerRating[]): Promise<void> {
    await tx.query(SET, [ratings.map(({ user }) => user), ratings.map(({ level }) => level)]);
  }
}

const SET = `update users u set player_rating = l.level
  from unnest($1::text[], $2::double precision[]) as l(reference, level)
  where u.reference = l.reference and u.erased_at is null`;
