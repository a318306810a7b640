import { Inject } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Jobs, TASK, type Run } from './jobs.ts';

const JOBS = Symbol('jobs');

/**
 * Makes a method a recurring task: `@nestjs/schedule` calls it every `seconds`, and `Jobs` also at
 * start and on demand. A call is skipped while the task is running or paused.
 * @param name unique name, such as `bookings.expire`
 */
export const Task =
  (name: string, seconds: number) =>
  <K extends string>(provider: Record<K, Run>, key: K, method: { value?: Run }): void => {
    const run = provider[key];
    Inject(Jobs)(provider, JOBS);
    method.value = function (this: { [JOBS]: Jobs }) {
      return this[JOBS].tick(name);
    };
    TASK({ name, seconds, run })(provider, key, method);
    Interval(name, seconds * 1000)(provider, key, method);
  };
