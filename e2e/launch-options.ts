import { findBrowser } from './browser.ts';

/** Options with which a browser starts that optimizes code: for a page that runs for long. */
export const optimizing = {
  executablePath: findBrowser(),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * The default: most tests end before optimized code would repay the time of its compilation, and a
 * separate process for drawing costs time as well.
 */
export const quick = {
  ...optimizing,
  args: [...optimizing.args, '--in-process-gpu', '--js-flags=--no-opt --no-maglev'],
};
