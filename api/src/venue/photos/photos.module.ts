import { Module } from '@nestjs/common';
import { SlotsModule } from '../../slots/slots.module.ts';
import { PlacePhotosController } from './place-photos.controller.ts';
import { PlacePhotosQueries } from './place-photos.queries.ts';
import { PlacePhotosService } from './place-photos.service.ts';
import { PlacePhotosSite } from './place-photos.site.ts';

/** Photographs in named places of the site. */
@Module({
  imports: [SlotsModule],
  controllers: [PlacePhotosController],
  providers: [PlacePhotosQueries, PlacePhotosService, PlacePhotosSite],
  exports: [PlacePhotosQueries],
})
export class PhotosModule {}
