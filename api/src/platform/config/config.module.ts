import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Settings } from './settings.ts';

/** What `SETTINGS` injects: the checked settings of this process. */
export const SETTINGS = Symbol('settings');

/** What `DATABASE_URL` injects: the server in use, embedded or not. */
export const DATABASE_URL = Symbol('database url');

@Global()
@Module({})
export class ConfigModule {
  static of(settings: Settings, databaseUrl: string): DynamicModule {
    const providers = [{ provide: SETTINGS, useValue: settings }, { provide: DATABASE_URL, useValue: databaseUrl }];
    return { module: ConfigModule, providers, exports: [SETTINGS, DATABASE_URL] };
  }
}
