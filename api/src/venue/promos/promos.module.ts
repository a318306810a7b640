import { Module } from '@nestjs/common';
import { PromosController, PromosQueries, PromosService } from './promos.table.ts';
import { PromosSite } from './promos.site.ts';

/** Promotions. */
@Module({ controllers: [PromosController], providers: [PromosQueries, PromosService, PromosSite] })
export class PromosModule {}
