import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { DiscussionsController } from './discussions.controller.ts';
import { DiscussionsGateway } from './discussions.gateway.ts';
import { DiscussionsPersonalData } from './discussions.personal-data.ts';
import { DiscussionsQueries } from './discussions.queries.ts';
import { DiscussionsService } from './discussions.service.ts';
import { DiscussionsSite } from './discussions.site.ts';
import { Mentions } from './mentions.ts';
import { PostingLimits } from './posting-limits.ts';
import { RepliesController } from './replies.controller.ts';

/** Public threads. */
@Module({
  imports: [UsersModule],
  controllers: [DiscussionsController, RepliesController],
  providers: [
    DiscussionsGateway,
    DiscussionsPersonalData,
    DiscussionsQueries,
    DiscussionsService,
    DiscussionsSite,
    AuthorPresenter,
    Mentions,
    PostingLimits,
  ],
})
export class DiscussionsModule {}
