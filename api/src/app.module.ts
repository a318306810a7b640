import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from './auth/auth.module.ts';
import { BackofficeModule } from './backoffice/backoffice.module.ts';
import { BookingsModule } from './bookings/bookings.module.ts';
import { ChatsModule } from './community/chats/chats.module.ts';
import { DraftsModule } from './drafts/drafts.module.ts';
import { DiscussionsModule } from './community/discussions/discussions.module.ts';
import { MessagingsModule } from './community/messagings/messagings.module.ts';
import { ModerationModule } from './community/moderation/moderation.module.ts';
import { MatchPagesModule } from './community/matches/match-pages.module.ts';
import { OpenMatchesModule } from './community/open-matches/open-matches.module.ts';
import { PlayersModule } from './community/players/players.module.ts';
import { SquadsModule } from './community/squads/squads.module.ts';
import { DeskModule } from './desk/desk.module.ts';
import { ENTITIES } from './entities.ts';
import type { Settings } from './platform/config/settings.ts';
import { connectWithRetry, dataSourceOptions } from './platform/database/data-source.ts';
import { PlatformModule } from './platform/platform.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { PricingsModule } from './pricings/pricings.module.ts';
import { SettingsModule } from './settings/settings.module.ts';
import { SetupModule } from './setup/setup.module.ts';
import { SlotsModule } from './slots/slots.module.ts';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.ts';
import { NightlyReset } from './seed/reset/nightly-reset.ts';
import { UsersModule } from './users/users.module.ts';
import { WaitingModule } from './bookings/waiting.module.ts';
import { AcademyModule } from './venue/academy/academy.module.ts';
import { ContactModule } from './venue/contact/contact.module.ts';
import { MediasModule } from './venue/medias/medias.module.ts';
import { PhotosModule } from './venue/photos/photos.module.ts';
import { PartnersModule } from './venue/partners/partners.module.ts';
import { PromosModule } from './venue/promos/promos.module.ts';
import { TournamentsModule } from './venue/tournaments/tournaments.module.ts';

/** Root module of the API, which imports one module per domain. */
@Module({})
export class AppModule {
  static of(settings: Settings, databaseUrl: string): DynamicModule {
    const database = dataSourceOptions(databaseUrl, ENTITIES, settings.poolSize);
    return {
      module: AppModule,
      providers: [NightlyReset],
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...database, retryAttempts: 1 }),
          dataSourceFactory: () => connectWithRetry(database),
        }),
        ScheduleModule.forRoot(),
        PlatformModule.of(settings, databaseUrl),
        AcademyModule,
        AuthModule,
        BackofficeModule,
        BookingsModule,
        ChatsModule,
        ContactModule,
        DeskModule,
        DiscussionsModule,
        MatchPagesModule,
        DraftsModule,
        MediasModule,
        PhotosModule,
        MessagingsModule,
        ModerationModule,
        OpenMatchesModule,
        PartnersModule,
        PaymentsModule,
        PlayersModule,
        PricingsModule,
        PromosModule,
        SettingsModule,
        SetupModule,
        SlotsModule,
        SquadsModule,
        SubscriptionsModule,
        TournamentsModule,
        UsersModule,
        WaitingModule,
      ],
    };
  }
}
