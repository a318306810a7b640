import { Module } from '@nestjs/common';
import { PartnersController } from './partners.controller.ts';
import { PartnersQueries } from './partners.queries.ts';
import { PartnersService } from './partners.service.ts';
import { PartnersSite } from './partners.site.ts';

/** Sponsors and partners. */
@Module({ controllers: [PartnersController], providers: [PartnersQueries, PartnersService, PartnersSite] })
export class PartnersModule {}
