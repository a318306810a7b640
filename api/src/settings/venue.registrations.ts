import { Injectable } from '@nestjs/common';
import { HiddenPages } from '../platform/access/hidden-pages.ts';
import { MailBrand } from '../platform/mail/mail-brand.ts';
import { SiteGate } from '../platform/site/site-gate.ts';
import { VenueLogos } from './brand/logo/venue-logos.ts';
import { VenueSettings } from './venue-settings.ts';
import { Maintenance } from '../platform/request-pipeline/maintenance.ts';

/** Sets the sender data of mails: the venue's name, and its address for replies. */
@Injectable()
export class VenueBrand {
  constructor(brand: MailBrand, settings: VenueSettings, logos: VenueLogos) {
    brand.register(async () => {
      const { name, email, phones, actionColor } = await settings.current();
      const logo = (await logos.current())?.onAny ?? null;
      return { name, address: email, phone: phones[0] ?? null, color: actionColor, logo };
    });
  }
}

/**
 * Provides the maintenance state. Maintenance is on while the settings contain a maintenance
 * notice; otherwise writes are allowed.
 */
@Injectable()
export class VenueMaintenance {
  constructor(maintenance: Maintenance, settings: VenueSettings) {
    maintenance.useSettings(async () => (await settings.current()).maintenance?.retryAfter ?? null);
  }
}

/** Provides the pages that the venue hides. */
@Injectable()
export class VenuePages {
  constructor(pages: HiddenPages, settings: VenueSettings) {
    pages.useSettings(async () => (await settings.current()).hiddenPages);
  }
}

/** Hides the site from visitors until the venue is open. */
@Injectable()
export class VenueGate {
  constructor(gate: SiteGate, settings: VenueSettings) {
    gate.useSettings(async () => (await settings.current()).openedAt === null);
  }
}
