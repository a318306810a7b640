import { Injectable } from '@nestjs/common';
import { LOCALES } from '@five/shared/locales/locale';
import { formatPaddedTime } from '@five/shared/time/date-format';
import { DomainError } from '../http/domain-error.ts';
import { type Caller, isStaff } from './caller.ts';

const RETRY_SECONDS = 60 * 60; // The usual length of a backup window.

/** During maintenance only staff may write. The settings domain provides the state and its end. */
@Injectable()
export class Maintenance {
  private retryAfter: () => Promise<string | null> = () => Promise.resolve(null);

  /**
   * @param retryAfter the end time that the notice shows, or null; called at each write of a
   * visitor or a player, so the answer must come from memory
   */
  useSettings(retryAfter: () => Promise<string | null>): void {
    this.retryAfter = retryAfter;
  }

  /**
   * Called for writes only, after the permission was checked. @throws DomainError MAINTENANCE (503)
   * for everybody except staff
   */
  async refuse(writer: Pick<Caller, 'role'> | undefined): Promise<void> {
    if (isStaff(writer)) return;
    const hour = await this.retryAfter();
    if (hour !== null)
      throw new DomainError('MAINTENANCE', {
        retryAfterSeconds: RETRY_SECONDS,
        parameters: { time: onTheNotice(hour) },
      });
  }
}

/** The time in each language, in the format of the site's notice. */
const onTheNotice = (hour: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, formatPaddedTime(hour, locale)]));
