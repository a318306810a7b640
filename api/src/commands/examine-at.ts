import { connected } from '../platform/database/connected.ts';
import { dataSourceOptions } from '../platform/database/data-source.ts';
import { examine, type Finding } from './examine.ts';

const POOL = 2;

/** Checks the invariants of the database at a URL. */
export async function examineAt(url: string): Promise<Finding[]> {
  const source = await connected(dataSourceOptions(url, [], POOL));
  return await examine(source).finally(() => source.destroy());
}
