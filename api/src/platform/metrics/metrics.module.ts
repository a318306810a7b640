import { Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.ts';
import { Metrics } from './metrics.ts';
import { OpsToken } from './ops-token.ts';
import { ProcessMetrics } from './process-metrics.ts';
import { RequestMetrics } from './request-metrics.ts';

/** Metrics for operations. */
@Module({
  controllers: [MetricsController],
  providers: [Metrics, OpsToken, ProcessMetrics, RequestMetrics],
})
export class MetricsModule {}
