import { calls, emptyResult, writeResult } from '../platform/call.ts';
import { pushSubscription } from './notifications.contract.ts';
import { SavePushSubscriptionRequest } from './push.requests.ts';

export const PUSH_CALLS = calls({
  'POST push_subscriptions': {
    permission: 'push.create',
    body: SavePushSubscriptionRequest,
    summary: "Show messages in the caller's browser, until the session ends.",
    description: 'The subscription of a browser is replaced. Its key is `pushKey` of `GET venue`.',
    answer: writeResult('PushSubscribed', pushSubscription),
    errors: ['PUSH_ADDRESS_REFUSED'],
  },
  'DELETE push_subscriptions/{id}': {
    permission: 'push.create',
    summary: 'Show no more messages in a browser.',
    answer: emptyResult,
  },
});
