import { ADMIN, ALL, DESK, SIGNED_IN } from '../roles.ts';

/** Roles that may call the routes of messages that the product sends. */
export const MESSAGE_PERMISSIONS = {
  'notifications.read': SIGNED_IN,
  'notifications.mark': SIGNED_IN,
  'push.create': SIGNED_IN,
  'failedMails.read': ADMIN,
  'failedMails.retry': ADMIN,
  'channels.update': ADMIN,
  'channels.read': DESK,
  'channels.report': ALL,
} as const;
