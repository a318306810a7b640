import { Module } from '@nestjs/common';
import { AuthorPresenter } from '../author-presenter.ts';
import { MessagesEvents } from './messages.events.ts';
import { MessagesQueries } from './messages.queries.ts';
import { MessagesService } from './messages.service.ts';
import { MessagingsController } from './messagings.controller.ts';
import { NewMessages } from './new-messages.ts';

/** Messages of conversations. */
@Module({
  controllers: [MessagingsController],
  providers: [AuthorPresenter, MessagesEvents, MessagesQueries, MessagesService, NewMessages],
  exports: [MessagesEvents, MessagesQueries],
})
export class MessagingsModule {}
