import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../platform/config/settings.ts';

/** Loads the demo venue into an empty database, chapter by chapter; a database that holds anything is left alone. */
export async function loadDemo(app: NestFastifyApplication, settings: Settings): Promise<void> {
  if (settings.demo === 'off') return;
  for (const chapter of CHAPTERS) await chapter(app, settings);
}

type Chapter = (app: NestFastifyApplication, settings: Settings) => Promise<void>;

/** In the order of the story; each one is its own file. */
const CHAPTERS: Chapter[] = [];
