import { Stop } from './platform/stop.ts';

// Created before the other modules are loaded, because a stop signal may arrive during that time.
const stop = new Stop();

const { start } = await import('./start.ts');
stop.lets(start(stop));
