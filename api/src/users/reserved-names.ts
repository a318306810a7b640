import { Injectable } from '@nestjs/common';
import { passesForDesk, type PersonNames } from '@five/shared/auth/reserved-names.rules';
import { fieldRefused } from '../platform/http/domain-error.ts';
import { VenueSettings } from '../settings/venue-settings.ts';

/** Names that players may not use, because other users could mistake such a player for staff. */
@Injectable()
export class ReservedNames {
  constructor(private readonly settings: VenueSettings) {}

  /**
   * Refuses a name that imitates the desk (reception) or the venue.
   * @throws DomainError AUTH_NAME_RESERVED on the field (`firstName` or `name`) that imitates the
   * desk or the venue
   */
  async refuse(names: PersonNames): Promise<void> {
    const { name: venue } = await this.settings.current();
    const part = passesForDesk(names, venue);
    if (part !== null) throw fieldRefused('AUTH_NAME_RESERVED', part);
  }

  /**
   * Refuses the one name of a guest that imitates the desk (reception) or the venue.
   * @throws DomainError AUTH_NAME_RESERVED on `name`
   */
  async refuseGuest(name: string): Promise<void> {
    const { name: venue } = await this.settings.current();
    if (passesForDesk({ firstName: name, name: '' }, venue) !== null)
      throw fieldRefused('AUTH_NAME_RESERVED', 'name');
  }
}
