import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { type Origin, RequestOrigin } from '../request-origin.ts';
import { OwnSecondFactor } from './own-second-factor.service.ts';
import { uriOf } from './totp.ts';

/** Endpoints of the own second factor. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly own: OwnSecondFactor,
    private readonly settings: VenueSettings,
  ) {}

  @Endpoint('GET auth/field/second_factor', { beforeSecondFactor: true })
  state(@CurrentCaller() caller: Caller) {
    return this.own.state(caller);
  }

  @Endpoint('POST auth/field/second_factor', { beforeSecondFactor: true })
  async start(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST auth/field/second_factor'>,
    @RequestOrigin() origin: Origin,
  ) {
    const { secret: key, account } = await this.own.start(caller, body, origin);
    const { name } = await this.settings.current();
    return WriteResult.of('auth.secondFactorStarted', { key, uri: uriOf(key, name, account) });
  }

  @Endpoint('POST auth/field/second_factor/confirmation', { beforeSecondFactor: true })
  async confirm(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST auth/field/second_factor/confirmation'>,
    @RequestOrigin() origin: Origin,
  ) {
    const recoveryCodes = await this.own.confirm(caller, body, origin);
    return WriteResult.of('auth.secondFactorOn', { recoveryCodes });
  }

  @Endpoint('POST auth/field/second_factor/recovery_codes')
  async renewCodes(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST auth/field/second_factor/recovery_codes'>,
    @RequestOrigin() origin: Origin,
  ) {
    const recoveryCodes = await this.own.renewCodes(caller, body, origin);
    return WriteResult.of('auth.recoveryCodesRenewed', { recoveryCodes });
  }

  @Endpoint('DELETE auth/field/second_factor')
  async remove(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'DELETE auth/field/second_factor'>,
    @RequestOrigin() origin: Origin,
  ) {
    await this.own.remove(caller, body, origin);
    return WriteResult.done('auth.secondFactorOff');
  }
}
