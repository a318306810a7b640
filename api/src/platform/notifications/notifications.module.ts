import { Global, Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsQueries } from './notifications.queries.ts';
import { Notifications } from './notifications.ts';
import { Unread } from './unread.ts';

/** Notifications on the site, and the unread counts of a user. */
@Global()
@Module({
  controllers: [NotificationsController],
  providers: [Notifications, NotificationsQueries, Unread],
  exports: [Unread],
})
export class NotificationsModule {}
