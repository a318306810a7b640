import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@five/shared/locales/locale';
import { slotsVersion } from '@five/shared/slots/slots-version.rules';
import { Realtime } from '../platform/realtime/realtime.ts';
import { AvailabilityDays } from './availability-days.ts';
import { AvailabilityQueries } from './availability.queries.ts';

/**
 * Compares the slots that players and visitors know with the current slots, when they join the
 * events of a day.
 */
@Injectable()
export class AvailabilityVersions {
  constructor(realtime: Realtime, days: AvailabilityDays, queries: AvailabilityQueries) {
    realtime.onVersion('/availability', async (date) => {
      const found = await queries.days({
        ...(await days.read({ date })),
        tariffId: null,
        desk: false,
        locale: DEFAULT_LOCALE,
      });
      return found.map(slotsVersion).join();
    });
  }
}
