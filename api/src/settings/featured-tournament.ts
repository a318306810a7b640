import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { CachedValue } from '../platform/database/cached-value.ts';
import { PgListener } from '../platform/database/pg-listener.ts';

/** Path (without language) and title of a tournament's page. */
export interface Featured {
  path: string;
  title: Texts;
}

/**
 * The tournament shown in the menu. The tournaments domain registers the query, because settings do
 * not depend on tournaments. The result is cached until a tournament changes.
 */
@Injectable()
export class FeaturedTournament {
  private find: () => Promise<Featured | null> = () => Promise.resolve(null);
  private readonly cache: CachedValue<Featured | null>;

  constructor(pgListener: PgListener) {
    this.cache = new CachedValue(pgListener, 'tournaments', () => this.find());
  }

  use(find: () => Promise<Featured | null>): void {
    this.find = find;
  }

  current(): Promise<Featured | null> {
    return this.cache.get();
  }
}
