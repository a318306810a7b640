import { setFlagsFromString } from 'node:v8';
import { GracefulShutdown } from './platform/graceful-shutdown.ts';

// Collects garbage once the heap has grown by half since the last collection. By default V8 lets it
// grow four times on a large machine: after a load of minutes, 157 of 222 MB were garbage.
setFlagsFromString('--heap-growing-percent=50');

// The handler of stop signals is created before the other modules are loaded, because a stop signal
// may arrive while they load.
const shutdown = new GracefulShutdown();

const { start } = await import('./start.ts');
shutdown.waitForStartup(start(shutdown));
