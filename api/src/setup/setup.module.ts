import { Module } from '@nestjs/common';
import { PricingsModule } from '../pricings/pricings.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { MediasModule } from '../venue/medias/medias.module.ts';
import { PhotosModule } from '../venue/photos/photos.module.ts';
import { SetupController } from './setup.controller.ts';
import { SetupCounts, SetupQueries } from './setup.queries.ts';
import { TestMails } from './test-mails.service.ts';

/** Opening of a venue: the steps, and what is missing. */
@Module({
  imports: [MediasModule, PhotosModule, PricingsModule, SettingsModule, SlotsModule, UsersModule],
  controllers: [SetupController],
  providers: [SetupCounts, SetupQueries, TestMails],
})
export class SetupModule {}
