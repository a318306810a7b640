import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../platform/database/data-source.ts';
import { examine, type Finding } from './examine.ts';

const POOL = 2;

/** Holds the database at an address against what must always hold. */
export async function examineAt(url: string): Promise<Finding[]> {
  const source = await new DataSource(dataSourceOptions(url, [], POOL)).initialize();
  return await examine(source).finally(() => source.destroy());
}
