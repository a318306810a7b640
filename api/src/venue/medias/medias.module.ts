import { Module } from '@nestjs/common';
import { MediasController } from './medias.controller.ts';
import { MediasQueries } from './medias.queries.ts';
import { MediasService } from './medias.service.ts';
import { MediasSite } from './medias.site.ts';

/** The media library. */
@Module({ controllers: [MediasController], providers: [MediasQueries, MediasService, MediasSite] })
export class MediasModule {}
