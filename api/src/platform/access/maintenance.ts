import { Injectable } from '@nestjs/common';
import { LOCALES } from '@five/shared/locales/locale';
import { noticeTime } from '@five/shared/time/date-words';
import { DomainError } from '../http/domain-error.ts';
import { type Caller, isStaff } from './caller.ts';

const RETRY_SECONDS = 60 * 60; // the window of a backup: 'retry after 01h00'

/** While the venue is under maintenance only the desk writes. Whether it is, and until when, the owner of the settings says. */
@Injectable()
export class Maintenance {
  private retryAfter: () => Promise<string | null> = () => Promise.resolve(null);

  /** @param retryAfter the hour on the notice, null without one; asked at each write of a visitor or a player: the answer must come from memory */
  goBy(retryAfter: () => Promise<string | null>): void {
    this.retryAfter = retryAfter;
  }

  /** Called for writes only, after the permission was checked. @throws DomainError MAINTENANCE (503) for everybody except staff */
  async refuse(writer: Pick<Caller, 'role'> | undefined): Promise<void> {
    if (isStaff(writer)) return;
    const hour = await this.retryAfter();
    if (hour !== null) throw new DomainError('MAINTENANCE', { retryAfterSeconds: RETRY_SECONDS, parameters: { time: onTheNotice(hour) } });
  }
}

/** In each language as the site's notice writes it. */
const onTheNotice = (hour: string) => Object.fromEntries(LOCALES.map((locale) => [locale, noticeTime(hour, locale)]));
