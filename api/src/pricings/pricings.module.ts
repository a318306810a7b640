import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AddonsController, AddonsQueries, AddonsService } from './addons.table.ts';
import { PackOffers } from './pack-offers.ts';
import { PriceBook } from './quotes.ts';
import { PricingsController } from './pricings.controller.ts';
import { PricingsQueries } from './pricings.queries.ts';
import { PricingsService } from './pricings.service.ts';
import { PricingsSite } from './pricings.site.ts';
import { Quotes } from './quotes.ts';

/** Prices of sessions and packs, add-ons, and price calculation. */
@Module({
  imports: [SettingsModule, SlotsModule, UsersModule],
  controllers: [AddonsController, PricingsController],
  providers: [
    AddonsQueries,
    AddonsService,
    PackOffers,
    PriceBook,
    PricingsQueries,
    PricingsService,
    PricingsSite,
    Quotes,
  ],
  exports: [AddonsService, PackOffers, PriceBook, PricingsQueries, PricingsService, Quotes],
})
export class PricingsModule {}
