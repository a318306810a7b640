import { Module, type OnModuleInit } from '@nestjs/common';
import { Unread } from '../../platform/notifications/unread.ts';
import { UsersModule } from '../../users/users.module.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { MessagingsModule } from '../messagings/messagings.module.ts';
import { ChatEndingsService } from './chat-endings.service.ts';
import { ChatsController } from './chats.controller.ts';
import { ChatsGateway } from './chats.gateway.ts';
import { ChatsEvents } from './chats.events.ts';
import { ChatsPersonalData } from './chats.personal-data.ts';
import { ChatsQueries } from './chats.queries.ts';
import { ChatsService } from './chats.service.ts';
import { Groups } from './groups.ts';
import { ReadReceiptsService } from './read-receipts.service.ts';
import { Typing } from './typing.ts';

/** Conversations between players, and of players with the desk. */
@Module({
  imports: [MessagingsModule, UsersModule],
  controllers: [ChatsController],
  providers: [
    ChatsGateway,
    ChatsEvents,
    ChatsPersonalData,
    ChatsQueries,
    ChatsService,
    ChatEndingsService,
    AuthorPresenter,
    Groups,
    ReadReceiptsService,
    Typing,
  ],
  exports: [ChatsQueries, Groups],
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
