import { GracefulShutdown } from './platform/graceful-shutdown.ts';

// Created before the other modules are loaded, because a stop signal may arrive during that time.
const shutdown = new GracefulShutdown();

const { start } = await import('./start.ts');
shutdown.waitForStartup(start(shutdown));
