import { Injectable } from '@nestjs/common';
import { birthDateProblem } from '@five/shared/auth/auth.rules';
import type { PersonNames } from '@five/shared/auth/reserved-names.rules';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { fieldRefused } from '../platform/http/domain-error.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { ReservedNames } from '../users/reserved-names.ts';

/**
 * Checks the conditions for a new account: a valid birth date, the minimum age, and no reserved
 * name.
 */
@Injectable()
export class RegistrationPolicy {
  constructor(
    private readonly venueClock: VenueClock,
    private readonly settings: VenueSettings,
    private readonly reserved: ReservedNames,
  ) {}

  /**
   * Refuses a person with an invalid birth date, under age, or with a reserved name.
   * @throws DomainError AUTH_BIRTH_DATE_INVALID, AUTH_UNDER_AGE, AUTH_NAME_RESERVED
   */
  async refuse(person: PersonNames & { birthDate: string }): Promise<void> {
    this.refuseMinors(person.birthDate);
    await this.reserved.refuse(person);
  }

  /** @throws DomainError AUTH_NAME_RESERVED */
  refuseName(person: PersonNames): Promise<void> {
    return this.reserved.refuse(person);
  }

  /**
   * Refuses an invalid birth date, or a person under age on the venue's current date.
   * @throws DomainError AUTH_BIRTH_DATE_INVALID, AUTH_UNDER_AGE
   */
  private refuseMinors(birthDate: string): void {
    const problem = birthDateProblem(birthDate, this.venueClock.today());
    if (problem) throw fieldRefused(problem, 'birthDate');
  }

  /** The version of the current terms and privacy policy. */
  async policiesVersion(): Promise<string> {
    return (await this.settings.current()).policiesVersion;
  }
}
