import { connectWithRetry, dataSourceOptions } from '../platform/database/data-source.ts';
import { examine, type Finding } from './examine.ts';

const POOL = 2;

/** Checks the invariants of the database at a URL. */
export async function examineAt(url: string): Promise<Finding[]> {
  const source = await connectWithRetry(dataSourceOptions(url, [], POOL));
  try {
    return await examine(source);
  } finally {
    await source.destroy();
  }
}
