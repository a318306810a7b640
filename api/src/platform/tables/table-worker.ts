import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '../http/domain-error.ts';
import type { TableTask, TableReport } from './table-reader.ts';

/**
 * Entry point of a worker thread: loads the task, runs it once, and reports its answer or its
 * error.
 */
const { module, input } = workerData as { module: string; input: unknown };
const { run } = (await import(module)) as { run: TableTask<unknown, unknown> };

function report(): TableReport<unknown> {
  try {
    return { answer: run(input) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { refused: error.code, parameters: error.details.parameters };
  }
}

parentPort?.postMessage(report());
