import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { PushSubscriptions } from './push-subscriptions.service.ts';

/** The caller's browsers that show messages. */
@Controller()
export class PushSubscriptionsController {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  @Endpoint('POST push_subscriptions')
  async save(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST push_subscriptions'>,
  ) {
    return WriteResult.of('push.saved', await this.subscriptions.save(caller, body));
  }

  @Endpoint('DELETE push_subscriptions/{id}')
  async remove(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.subscriptions.remove(caller, reference);
    return WriteResult.done('push.removed');
  }
}
