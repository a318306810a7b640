import { type Profiler, Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Returns the source files of the API and of `shared` with a function that runs during `work`,
 * relative to the root of the repository. Code that runs once when a module is loaded is not
 * counted.
 */
export async function filesThatRun(work: () => Promise<void>): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    // The first result contains everything that ran before; reading it sets the counters to zero.
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result.filter(({ functions }) => functions.some(hasRun)).flatMap(sourceOf);
  } finally {
    session.disconnect();
  }
}

/** Whether a function was called. The function of a whole module begins at offset 0. */
const hasRun = ({ functionName, ranges }: Profiler.FunctionCoverage): boolean =>
  ranges.some(({ count }) => count > 0) && (functionName !== '' || ranges[0]?.startOffset !== 0);

function sourceOf({ url }: Profiler.ScriptCoverage): string[] {
  if (!url.startsWith('file:')) return [];
  const file = fileURLToPath(url.replace(/\?.*/, '')).slice(ROOT.length);
  return /^(api|shared)\/src\/.*\.ts$/.test(file) ? [file] : [];
}
