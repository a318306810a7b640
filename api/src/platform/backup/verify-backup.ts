import { createHash, type Hash } from 'node:crypto';
import { BrokenArchive, type Part, readArchive } from './archive.ts';
import {
  fileOf,
  FORMAT,
  HEAD,
  type Head,
  MANIFEST,
  type Manifest,
  type Sum,
  tableOf,
} from './contents.ts';

/** Contents of a verified backup. */
export interface Verified {
  head: Head;
  manifest: Manifest;
}

/**
 * Reads a backup to its end and verifies the checksum of every table and file.
 * @throws BrokenArchive with a description of the error
 */
export async function verifyBackup(file: string): Promise<Verified> {
  const found = { tables: new Map<string, Running>(), files: new Map<string, Running>() };
  let head: Head | null = null;
  let manifest: Manifest | null = null;
  for await (const part of readArchive(file)) {
    if (!head) head = headOf(part, file);
    else if (part.name === MANIFEST) manifest = manifestOf(part, file);
    else add(found, part);
  }
  if (!head || !manifest) throw new BrokenArchive(`${file} ends too early: it is not whole`);
  hold('table', manifest.tables, found.tables);
  hold('file', manifest.files, found.files);
  return { head, manifest };
}

interface Running {
  hash: Hash;
  bytes: number;
}

function headOf(part: Part, file: string): Head {
  const head = part.name === HEAD ? (jsonOf(part, file) as Partial<Head>) : {};
  if (head.format !== FORMAT) throw new BrokenArchive(`${file} is no backup of this product`);
  return head as Head; // The content is not validated here, because checksums verify it.
}

function manifestOf(part: Part, file: string): Manifest {
  const manifest = jsonOf(part, file) as Partial<Record<keyof Manifest, unknown>> | null;
  const { tables, files, counters, lost } = manifest ?? {};
  const isWhole =
    [tables, files, counters].every((one) => typeof one === 'object' && one !== null) &&
    Array.isArray(lost);
  if (!isWhole) throw new BrokenArchive(`${file} has a damaged ${part.name}`);
  return manifest as Manifest; // The checksums are not validated: they match the parts or not.
}

function jsonOf({ name, bytes }: Part, file: string): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new BrokenArchive(`${file} has a damaged ${name}`);
  }
}

function add(
  found: { tables: Map<string, Running>; files: Map<string, Running> },
  { name, bytes }: Part,
): void {
  const [table, key] = [tableOf(name), fileOf(name)];
  if (table !== null) count(found.tables, table, bytes);
  else if (key !== null) count(found.files, key, bytes);
  else throw new BrokenArchive(`a backup holds no ${name}`);
}

function count(sums: Map<string, Running>, name: string, bytes: Buffer): void {
  const sum = sums.get(name) ?? { hash: createHash('sha256'), bytes: 0 };
  sum.hash.update(bytes);
  sum.bytes += bytes.length;
  sums.set(name, sum);
}

function hold(kind: string, expected: Record<string, Sum>, found: Map<string, Running>): void {
  const unexpected = [...found.keys()].find((name) => !Object.hasOwn(expected, name));
  if (unexpected !== undefined)
    throw new BrokenArchive(`the ${kind} ${unexpected} is in it and should not be`);
  for (const [name, { sha256, bytes }] of Object.entries(expected)) {
    const sum = found.get(name);
    if (!sum) throw new BrokenArchive(`the ${kind} ${name} is missing`);
    if (sum.bytes !== bytes || sum.hash.digest('hex') !== sha256)
      throw new BrokenArchive(`the ${kind} ${name} is not what was written`);
  }
}
