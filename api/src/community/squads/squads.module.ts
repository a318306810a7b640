import { Module } from '@nestjs/common';
import { BookingsModule } from '../../bookings/bookings.module.ts';
import { SettingsModule } from '../../settings/settings.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { MatchPagesModule } from '../matches/match-pages.module.ts';
import { NewSquads } from './new-squads.ts';
import { SquadFollowings } from './squad-followings.ts';
import { SquadInvitations, SquadInvitationsQueries } from './squad-invitations.ts';
import { SquadLinksController } from './squad-links.controller.ts';
import { SquadLinks } from './squad-links.ts';
import { SquadMatchesQueries } from './squad-matches.queries.ts';
import { SquadMembers } from './squad-members.service.ts';
import { SquadPeople } from './squad-people.ts';
import { SquadReliabilityQueries } from './squad-reliability.queries.ts';
import { SquadReminders } from './squad-reminders.ts';
import { SquadSources } from './squad-sources.ts';
import { SquadStore } from './squad-store.ts';
import { SquadsController } from './squads.controller.ts';
import { SquadsPersonalData } from './squads.personal-data.ts';
import { SquadsQueries } from './squads.queries.ts';
import { SquadsService } from './squads.service.ts';
import { SquadsSite } from './squads.site.ts';

/** Squads, whose matches open with all their members. */
@Module({
  imports: [BookingsModule, MatchPagesModule, SettingsModule, UsersModule],
  controllers: [SquadsController, SquadLinksController],
  providers: [
    AuthorPresenter,
    NewSquads,
    SquadFollowings,
    SquadInvitations,
    SquadInvitationsQueries,
    SquadLinks,
    SquadMatchesQueries,
    SquadMembers,
    SquadPeople,
    SquadReliabilityQueries,
    SquadReminders,
    SquadSources,
    SquadStore,
    SquadsPersonalData,
    SquadsQueries,
    SquadsService,
    SquadsSite,
  ],
})
export class SquadsModule {}
