import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { OwnErasureService } from './own-erasure.service.ts';
import { type Origin, RequestOrigin } from './request-origin.ts';

/** Endpoint that erases the signed-in account. */
@Controller()
export class ErasureController {
  constructor(private readonly erasures: OwnErasureService) {}

  @Endpoint('DELETE auth/field')
  async erase(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'DELETE auth/field'>,
    @RequestOrigin() origin: Origin,
  ) {
    await this.erasures.erase(caller, body, origin);
    return WriteResult.done('auth.erased');
  }
}
