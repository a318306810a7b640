import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.ts';
import { DiscussionsController } from './discussions.controller.ts';
import { DiscussionsOwnData } from './discussions.own-data.ts';
import { DiscussionsQueries } from './discussions.queries.ts';
import { DiscussionsService } from './discussions.service.ts';
import { DiscussionsSite } from './discussions.site.ts';

/** Public threads. */
@Module({
  imports: [UsersModule],
  controllers: [DiscussionsController],
  providers: [DiscussionsOwnData, DiscussionsQueries, DiscussionsService, DiscussionsSite],
})
export class DiscussionsModule {}
