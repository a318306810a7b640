import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { Kept } from '../platform/database/kept.ts';
import { Notifications } from '../platform/database/notifications.ts';

/** A tournament's page, path without language, and its title. */
export interface Featured {
  path: string;
  title: Texts;
}

/** Which tournament the menu leads to: the tournaments say it, the settings know none. Kept in memory until one changes. */
@Injectable()
export class FeaturedTournament {
  private find: () => Promise<Featured | null> = () => Promise.resolve(null);
  readonly kept: Kept<Featured | null>;

  constructor(notifications: Notifications) {
    this.kept = new Kept(notifications, 'tournaments', () => this.find());
  }

  use(find: () => Promise<Featured | null>): void {
    this.find = find;
  }

  current(): Promise<Featured | null> {
    return this.kept.get();
  }
}
