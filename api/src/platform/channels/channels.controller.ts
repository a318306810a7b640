import { Controller, Param } from '@nestjs/common';
import { PHONE_CHANNELS } from '@five/shared/channels/channels.codes';
import type { BodyOf } from '@five/shared/contract/call-types';
import {
  type Caller,
  type CallerContext,
  CurrentCaller,
  CurrentContext,
} from '../access/caller.ts';
import { DomainError } from '../http/domain-error.ts';
import { Endpoint, RequestBody, WriteResult } from '../http/endpoint.ts';
import { ChannelTests } from './channel-tests.service.ts';
import { ChannelsService } from './channels.service.ts';

/** Settings of the channels, for admins. */
@Controller()
export class ChannelsController {
  constructor(
    private readonly service: ChannelsService,
    private readonly tests: ChannelTests,
  ) {}

  @Endpoint('GET channels')
  read() {
    return this.service.read();
  }

  @Endpoint('PUT channels')
  async update(@CurrentCaller() caller: Caller, @RequestBody() body: BodyOf<'PUT channels'>) {
    await this.service.update(caller, body);
    return WriteResult.of('channels.saved', await this.service.read());
  }

  @Endpoint('POST channels/{name}/test')
  async test(
    @CurrentContext() context: CallerContext,
    @Param('name') name: string,
    @RequestBody() { to }: BodyOf<'POST channels/{name}/test'>,
  ) {
    const channel = PHONE_CHANNELS.find((one) => one === name);
    if (!channel) throw new DomainError('NOT_FOUND');
    return WriteResult.of('channels.tested', await this.tests.send(channel, context, to));
  }
}
