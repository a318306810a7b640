import { Module, type OnModuleInit } from '@nestjs/common';
import { Unread } from '../../platform/notices/unread.ts';
import { UsersModule } from '../../users/users.module.ts';
import { Faces } from '../faces.ts';
import { ChatsController } from './chats.controller.ts';
import { ChatsGateway } from './chats.gateway.ts';
import { ChatsLive } from './chats.live.ts';
import { ChatsOwnData } from './chats.own-data.ts';
import { ChatsQueries } from './chats.queries.ts';
import { ChatsService } from './chats.service.ts';
import { Groups } from './groups.ts';
import { MessagesQueries } from './messages.queries.ts';
import { MessagesService } from './messages.service.ts';
import { MessagingsController } from './messagings.controller.ts';
import { ReadingService } from './reading.service.ts';
import { Typing } from './typing.ts';

/** Conversations between players, and of players with the desk. */
@Module({
  imports: [UsersModule],
  controllers: [ChatsController, MessagingsController],
  providers: [
    ChatsGateway,
    ChatsLive,
    ChatsOwnData,
    ChatsQueries,
    ChatsService,
    Faces,
    Groups,
    MessagesQueries,
    MessagesService,
    ReadingService,
    Typing,
  ],
  exports: [ChatsLive, ChatsQueries, Groups],
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
