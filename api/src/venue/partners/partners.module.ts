import { Module } from '@nestjs/common';
import { PartnerViewsController } from './partner-views.controller.ts';
import { PartnerViewsService } from './partner-views.service.ts';
import { PartnersController } from './partners.controller.ts';
import { PartnersQueries } from './partners.queries.ts';
import { PartnersService } from './partners.service.ts';
import { PartnersSite } from './partners.site.ts';

/** Sponsors and partners. */
@Module({
  controllers: [PartnersController, PartnerViewsController],
  providers: [PartnersQueries, PartnersService, PartnersSite, PartnerViewsService],
})
export class PartnersModule {}
