import { GracefulShutdown } from './platform/graceful-shutdown.ts';

// The handler of stop signals is created before the other modules are loaded, because a stop signal
// may arrive while they load.
const shutdown = new GracefulShutdown();

const { start } = await import('./start.ts');
shutdown.waitForStartup(start(shutdown));
