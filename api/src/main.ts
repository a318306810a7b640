import { Stop } from './platform/stop.ts';

const stop = new Stop(); // before the rest is even loaded: that takes long enough for somebody to change his mind

const { start } = await import('./start.ts');
stop.lets(start(stop));
