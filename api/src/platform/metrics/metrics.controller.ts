import { Controller, Header, Headers } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.ts';
import { Metrics } from './metrics.ts';
import { OpsToken } from './ops-token.ts';

@Controller()
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly token: OpsToken,
  ) {}

  @Endpoint('GET metrics', { ignoresToken: true })
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(@Headers('authorization') authorization: string | undefined) {
    this.token.check(authorization);
    return this.metrics.expose();
  }
}
