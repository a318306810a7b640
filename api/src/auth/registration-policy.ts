import { Injectable } from '@nestjs/common';
import { isAdultOn } from '@five/shared/auth/auth.rules';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { fieldRefused } from '../platform/http/domain-error.ts';
import { VenueSettings } from '../settings/venue-settings.ts';

/** The venue's conditions for a new account. */
@Injectable()
export class RegistrationPolicy {
  constructor(
    private readonly venueClock: VenueClock,
    private readonly settings: VenueSettings,
  ) {}

  /** @throws DomainError AUTH_BIRTH_DATE_INVALID, AUTH_UNDER_AGE on the venue's calendar day */
  refuseMinors(birthDate: string): void {
    const today = this.venueClock.today();
    if (birthDate > today) throw fieldRefused('AUTH_BIRTH_DATE_INVALID', 'birthDate');
    if (!isAdultOn(birthDate, today)) throw fieldRefused('AUTH_UNDER_AGE', 'birthDate');
  }

  /** The current version of the terms and the privacy policy. */
  async policiesVersion(): Promise<string> {
    return (await this.settings.current()).policiesVersion;
  }
}
