import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '../http/domain-error.ts';
import type { TableTask, TableReport } from './table-reader.ts';

/** Runs in a thread of its own: loads the task, works it off once and reports its answer or its refusal. */
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
