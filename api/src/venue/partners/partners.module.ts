import { Module } from '@nestjs/common';
import { PartnerViewsController } from './partner-views.controller.ts';
import { PartnerViewsService } from './partner-views.service.ts';
import { PartnersController, PartnersQueries, PartnersService } from './partners.table.ts';
import { PartnersSite } from './partners.site.ts';

/** Sponsors and partners. */
@Module({
  controllers: [PartnersController, PartnerViewsController],
  providers: [PartnersQueries, PartnersService, PartnersSite, PartnerViewsService],
})
export class PartnersModule {}
