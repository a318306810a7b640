import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { AccessGuard, HandlerInterceptor } from './request-pipeline/around-handler.ts';
import { Maintenance } from './request-pipeline/maintenance.ts';
import { HiddenPages } from './access/hidden-pages.ts';
import { Audit } from './audit/audit.ts';
import { AuditTrail } from './audit/audit-trail.ts';
import { NightlyBackups } from './backup/nightly-backups.ts';
import { ChannelsModule } from './channels/channels.module.ts';
import { Clock } from './clock/clock.ts';
import { VenueClock } from './clock/venue-clock.ts';
import { ConfigModule } from './config/config.module.ts';
import type { Settings } from './config/settings.ts';
import { Signatures } from './config/signatures.ts';
import { ContentTools } from './content/content-service.ts';
import { PgListener } from './database/pg-listener.ts';
import { Sweeper } from './database/sweeper.ts';
import { Transactions } from './database/transactions.ts';
import { FilesModule } from './files/files.module.ts';
import { HealthController } from './health/health.controller.ts';
import { RequestBodies } from './request-pipeline/request-bodies.ts';
import { UploadIntake } from './http/uploads/upload-intake.ts';
import { Drain } from './http/drain.ts';
import { ErrorFilter } from './request-pipeline/error.filter.ts';
import { Idempotency, IdempotentTransactions } from './idempotency/idempotency.ts';
import { HousekeepingTasks } from './housekeeping.tasks.ts';
import { Jobs } from './jobs/jobs.ts';
import { Limits } from './limits/limits.ts';
import { WriteBudget } from './limits/write-budget.ts';
import { Lists } from './lists/lists.ts';
import { RealtimeModule } from './realtime/realtime.module.ts';
import { MadeFiles } from './site/made-files.ts';
import { LiveParts } from './site/live-parts.ts';
import { PreviewCookie } from './site/preview-cookie.ts';
import { PublicData } from './site/public-data.ts';
import { DeliveredTexts } from './site/delivered-texts.ts';
import { SiteGate } from './site/site-gate.ts';
import { SitePaths } from './site/site-paths.ts';
import { OpenApiModule } from './openapi/openapi.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { OutboxModule } from './outbox/outbox.module.ts';
import { KnownTokens } from './request-pipeline/known-tokens.ts';
import { TableReader } from './tables/table-reader.ts';
import { NoticeTexts } from './i18n/notice-texts.ts';
import { Translator } from './i18n/translator.ts';

const SERVICES = [
  Audit,
  AuditTrail,
  ContentTools,
  ErrorFilter,
  HiddenPages,
  Idempotency,
  IdempotentTransactions,
  Jobs,
  KnownTokens,
  Limits,
  Lists,
  LiveParts,
  MadeFiles,
  Maintenance,
  NoticeTexts,
  PgListener,
  PreviewCookie,
  PublicData,
  Signatures,
  SiteGate,
  DeliveredTexts,
  SitePaths,
  Sweeper,
  TableReader,
  { provide: Transactions, useExisting: IdempotentTransactions },
  VenueClock,
  Translator,
];

/** Services that every domain may use. */
@Global()
@Module({})
export class PlatformModule {
  static of(settings: Settings, databaseUrl: string): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.of(settings, databaseUrl),
        DiscoveryModule,
        FilesModule,
        OpenApiModule,
        RealtimeModule,
        MetricsModule,
        NotificationsModule,
        ChannelsModule,
        OutboxModule,
      ],
      controllers: [HealthController],
      providers: [
        ...SERVICES,
        Drain,
        HousekeepingTasks,
        UploadIntake,
        WriteBudget,
        NightlyBackups,
        { provide: Clock, useFactory: () => new Clock().follow(settings.clock) },
        { provide: APP_FILTER, useExisting: ErrorFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        RequestBodies,
        { provide: APP_INTERCEPTOR, useClass: HandlerInterceptor },
      ],
      exports: [...SERVICES, Clock],
    };
  }
}
