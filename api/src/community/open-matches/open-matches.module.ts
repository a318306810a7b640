import { Module } from '@nestjs/common';
import { BookingsModule } from '../../bookings/bookings.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { ChatsModule } from '../chats/chats.module.ts';
import { Faces } from '../faces.ts';
import { MatchAnswers } from './match-answers.service.ts';
import { MatchAsksService } from './match-asks.service.ts';
import { MatchEndings } from './match-endings.ts';
import { MatchPlaces } from './match-places.ts';
import { MatchStore } from './match-store.ts';
import { OpenMatchesController } from './open-matches.controller.ts';
import { OpenMatchesLive } from './open-matches.events.ts';
import { OpenMatchesOwnData } from './open-matches.own-data.ts';
import { OpenMatchesQueries } from './open-matches.queries.ts';
import { OpenMatchesService } from './open-matches.service.ts';
import { OpenMatchesSite } from './open-matches.site.ts';
import { OpenMatchesTasks } from './open-matches.tasks.ts';
import { SharePayments } from './share-payments.ts';
import { SharesQueries } from './shares.queries.ts';
import { SharesStaffController } from './shares.staff.controller.ts';

/** Open matches, requests to join, and shares of the price. */
@Module({
  imports: [BookingsModule, ChatsModule, UsersModule],
  controllers: [OpenMatchesController, SharesStaffController],
  providers: [
    Faces,
    MatchAnswers,
    MatchAsksService,
    MatchEndings,
    MatchPlaces,
    MatchStore,
    OpenMatchesLive,
    OpenMatchesOwnData,
    OpenMatchesQueries,
    OpenMatchesService,
    OpenMatchesSite,
    OpenMatchesTasks,
    SharePayments,
    SharesQueries,
  ],
  exports: [OpenMatchesQueries, SharePayments, SharesQueries],
})
export class OpenMatchesModule {}
