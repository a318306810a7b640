import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Settings } from './settings.ts';

/** Injection token of the validated settings of this process. */
export const SETTINGS = Symbol('settings');

/**
 * Injection token of the URL of the database that this process uses, either embedded or external.
 */
export const DATABASE_URL = Symbol('database url');

@Global()
@Module({})
export class ConfigModule {
  static of(settings: Settings, databaseUrl: string): DynamicModule {
    const providers = [
      { provide: SETTINGS, useValue: settings },
      { provide: DATABASE_URL, useValue: databaseUrl },
    ];
    return { module: ConfigModule, providers, exports: [SETTINGS, DATABASE_URL] };
  }
}
