import { Line } from '../platform/checks.ts';
import { About } from '../platform/checks/about.ts';
import { checkThat } from '../platform/checks/check.ts';

const MAX_ENDPOINT = 1000;

/** Requires base64url of a number of bytes, without padding, as browsers give it. */
const Base64Url = (bytes: number): PropertyDecorator =>
  checkThat(
    'base64Url',
    'invalid',
    (value) =>
      typeof value === 'string' &&
      /^[\w-]+$/.test(value) &&
      Math.floor((value.length * 3) / 4) === bytes,
    { constraints: [bytes] },
  );

/** Body of `POST push_subscriptions`: a `PushSubscription` of the browser. */
export class SavePushSubscriptionRequest {
  @About('Address of the push service, `endpoint` of the subscription.')
  @Line(MAX_ENDPOINT)
  endpoint: string;
  @About('Public key of the browser, `keys.p256dh` of the subscription.')
  @Base64Url(65)
  p256dh: string;
  @About('Secret of the browser, `keys.auth` of the subscription.')
  @Base64Url(16)
  auth: string;
}
