import { Module } from '@nestjs/common';
import { MediasController, MediasQueries, MediasService } from './medias.table.ts';
import { MediasSite } from './medias.site.ts';

/** The media library. */
@Module({
  controllers: [MediasController],
  providers: [MediasQueries, MediasService, MediasSite],
  exports: [MediasQueries],
})
export class MediasModule {}
