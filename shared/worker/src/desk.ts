import { startWorker } from './start.ts';

startWorker({
  name: 'desk',
  keptPaths: /^\/api\/desk\/day$/,
  checkedPaths: /^\/api\/desk\/waiting$/,
  offlinePages: /^\/admin(\/|$)/,
  shellOf: () => '/admin/',
  insteadOf: () => null,
  onSessionEnd: () => Promise.resolve(),
});
