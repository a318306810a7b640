import { Module, type OnModuleInit } from '@nestjs/common';
import { Unread } from '../../platform/notifications/unread.ts';
import { UsersModule } from '../../users/users.module.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { ChatEndingsService } from './chat-endings.service.ts';
import { ChatsController } from './chats.controller.ts';
import { ChatsGateway } from './chats.gateway.ts';
import { ChatsEvents } from './chats.events.ts';
import { ChatsPersonalData } from './chats.personal-data.ts';
import { ChatsQueries } from './chats.queries.ts';
import { ChatsService } from './chats.service.ts';
import { Groups } from './groups.ts';
import { MessagesQueries } from './messages.queries.ts';
import { MessagesService } from './messages.service.ts';
import { MessagingsController } from './messagings.controller.ts';
import { NewMessages } from './new-messages.ts';
import { ReadReceiptsService } from './read-receipts.service.ts';
import { Typing } from './typing.ts';

/** Conversations between players, and of players with the desk. */
@Module({
  imports: [UsersModule],
  controllers: [ChatsController, MessagingsController],
  providers: [
    ChatsGateway,
    ChatsEvents,
    ChatsPersonalData,
    ChatsQueries,
    ChatsService,
    ChatEndingsService,
    AuthorPresenter,
    Groups,
    MessagesQueries,
    MessagesService,
    NewMessages,
    ReadReceiptsService,
    Typing,
  ],
  exports: [ChatsEvents, ChatsQueries, Groups],
})
export class ChatsModule implements OnModuleInit {
  constructor(
    private readonly unread: Unread,
    private readonly chats: ChatsQueries,
  ) {}

  onModuleInit(): void {
    this.unread.register('messages', (user) => this.chats.countUnread(user));
  }
}
