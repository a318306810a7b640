import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { MessagingsModule } from '../messagings/messagings.module.ts';
import { ModerationPersonalData } from './moderation.personal-data.ts';
import { ModerationStaffController } from './moderation.staff.controller.ts';
import { PostNotifications } from './post-notifications.ts';
import { PostsService } from './posts.service.ts';
import { PostsStaffController } from './posts.staff.controller.ts';
import { ReportsController } from './reports.controller.ts';
import { ReportsQueries } from './reports.queries.ts';
import { ReportsService } from './reports.service.ts';
import { SanctionsService } from './sanctions.service.ts';
import { PlayerRecordQueries } from './player-record.queries.ts';

/** Moderation: reports, and the actions of staff. */
@Module({
  imports: [MessagingsModule, UsersModule],
  controllers: [ModerationStaffController, PostsStaffController, ReportsController],
  providers: [
    AuthorPresenter,
    ModerationPersonalData,
    PostNotifications,
    PostsService,
    ReportsQueries,
    ReportsService,
    SanctionsService,
    PlayerRecordQueries,
  ],
  exports: [ReportsQueries],
})
export class ModerationModule {}
