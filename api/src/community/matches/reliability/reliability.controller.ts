import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/access/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.ts';
import { ReliabilityQueries } from './reliability.queries.ts';

/** Endpoint of the own reliability. */
@Controller()
export class ReliabilityController {
  constructor(private readonly queries: ReliabilityQueries) {}

  @Endpoint('GET reliability')
  own(@CurrentCaller() { customerId }: Caller) {
    return this.queries.of(customerId);
  }
}
