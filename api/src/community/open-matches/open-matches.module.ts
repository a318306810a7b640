import { Module } from '@nestjs/common';
import { BookingsModule } from '../../bookings/bookings.module.ts';
import { SettingsModule } from '../../settings/settings.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { ChatsModule } from '../chats/chats.module.ts';
import { MatchPagesModule } from '../matches/match-pages.module.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { MatchClosingsService } from './match-closings.service.ts';
import { MatchEndings } from './match-endings.ts';
import { MatchErasure } from './match-erasure.ts';
import { MatchSeats } from './match-seats.ts';
import { MatchStore } from './match-store.ts';
import { NewMatches } from './new-matches.ts';
import { OpenMatchesController } from './open-matches.controller.ts';
import { OpenMatchesEvents } from './open-matches.events.ts';
import { OpenMatchesPersonalData } from './open-matches.personal-data.ts';
import { OpenMatchesQueries } from './open-matches.queries.ts';
import { OpenMatchesService } from './open-matches.service.ts';
import { OpenMatchesSite } from './open-matches.site.ts';
import { OpenMatchesTasks } from './open-matches.tasks.ts';
import { PlaceFollowings } from './place-followings.ts';
import { MatchAnswers } from './requests/match-answers.service.ts';
import { MatchEligibility } from './requests/match-eligibility.ts';
import { MatchNotifications } from './requests/match-notifications.ts';
import { MatchRequestsService } from './requests/match-requests.service.ts';
import { MatchWithdrawalsService } from './requests/match-withdrawals.service.ts';

/** Open matches and requests to join them. */
@Module({
  imports: [BookingsModule, ChatsModule, MatchPagesModule, SettingsModule, UsersModule],
  controllers: [OpenMatchesController],
  providers: [
    AuthorPresenter,
    MatchAnswers,
    MatchClosingsService,
    MatchEligibility,
    MatchEndings,
    MatchErasure,
    MatchNotifications,
    MatchRequestsService,
    MatchSeats,
    MatchStore,
    MatchWithdrawalsService,
    NewMatches,
    OpenMatchesEvents,
    OpenMatchesPersonalData,
    OpenMatchesQueries,
    OpenMatchesService,
    OpenMatchesSite,
    OpenMatchesTasks,
    PlaceFollowings,
  ],
  exports: [OpenMatchesQueries],
})
export class OpenMatchesModule {}
