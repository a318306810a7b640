import { Injectable } from '@nestjs/common';
import { LOCALES } from '@five/shared/locales/locale';
import { formatPaddedTime } from '@five/shared/time/date-format';
import { DomainError } from '../http/domain-error.ts';
import { type Caller, isStaff } from '../access/caller.ts';

// Value in seconds of the `Retry-After` header during maintenance: the usual length of a backup
// window.
const RETRY_SECONDS = 60 * 60;

/**
 * Refuses writes of visitors and players during maintenance. The settings domain provides whether
 * maintenance is on, and its end.
 */
@Injectable()
export class Maintenance {
  private retryAfter: () => Promise<string | null> = () => Promise.resolve(null);

  /**
   * @param retryAfter returns the end time that the maintenance notice shows; null if there is no
   * maintenance. It is called at each write of a visitor or a player, so it must read from memory.
   */
  useSettings(retryAfter: () => Promise<string | null>): void {
    this.retryAfter = retryAfter;
  }

  /**
   * Refuses a write during maintenance. Called for writes only, after the permission was checked.
   * @throws DomainError MAINTENANCE (503) for everybody except staff
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

/** Formats a time of day in each language, in the same format as the site's maintenance notice. */
const onTheNotice = (hour: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, formatPaddedTime(hour, locale)]));
