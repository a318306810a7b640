import { Module } from '@nestjs/common';
import { PromosController } from './promos.controller.ts';
import { PromosQueries } from './promos.queries.ts';
import { PromosService } from './promos.service.ts';
import { PromosSite } from './promos.site.ts';

/** Promotions. */
@Module({ controllers: [PromosController], providers: [PromosQueries, PromosService, PromosSite] })
export class PromosModule {}
