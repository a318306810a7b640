import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Settings } from './settings.ts';

/** What `SETTINGS` injects: the checked settings of this process. */
export const SETTINGS = Symbol('settings');

@Global()
@Module({})
export class ConfigModule {
  static of(settings: Settings): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: SETTINGS, useValue: settings }], exports: [SETTINGS] };
  }
}
