import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { type Sample, series } from './exposition.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface RouteFigures {
  method: string;
  route: string;
  statuses: Map<number, number>;
  /** Number of requests up to each bucket's duration; the last bucket counts all requests. */
  buckets: number[];
  seconds: number;
}

/** Number of calls, statuses and durations of each route. */
@Injectable()
export class RequestMetrics {
  private readonly routes = new Map<string, RouteFigures>();

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      // Requests for unknown paths are counted in one common series.
      this.observe(
        request.method,
        request.is404 ? 'none' : (request.routeOptions.url ?? 'none'),
        reply.statusCode,
        reply.elapsedTime / 1000,
      );
      done();
    });
  }

  expose(): string[] {
    const all = [...this.routes.values()];
    const requests = all.flatMap(({ method, route, statuses }): Sample[] =>
      [...statuses].map(([status, value]) => ({ labels: { method, route, status }, value })),
    );
    return [
      ...series('five_http_requests_total', 'counter', 'Requests answered.', requests),
      ...series(
        'five_http_request_seconds',
        'histogram',
        'Time from the request to the end of its answer.',
        all.flatMap(histogramOf),
      ),
    ];
  }

  private observe(method: string, route: string, status: number, seconds: number): void {
    const figures = this.figuresOf(method, route);
    figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1);
    figures.seconds += seconds;
    const first = BUCKETS.findIndex((most) => seconds <= most);
    for (let i = first < 0 ? BUCKETS.length : first; i <= BUCKETS.length; i++)
      figures.buckets[i] = (figures.buckets[i] ?? 0) + 1;
  }

  private figuresOf(method: string, route: string): RouteFigures {
    const key = `${method} ${route}`;
    const known = this.routes.get(key);
    if (known) return known;
    const fresh: RouteFigures = {
      method,
      route,
      statuses: new Map(),
      buckets: Array<number>(BUCKETS.length + 1).fill(0),
      seconds: 0,
    };
    this.routes.set(key, fresh);
    return fresh;
  }
}

function histogramOf({ method, route, buckets, seconds }: RouteFigures): Sample[] {
  const count = buckets.at(-1) ?? 0;
  return [
    ...buckets.map((value, i): Sample => ({
      suffix: '_bucket',
      labels: { method, route, le: BUCKETS[i] ?? '+Inf' },
      value,
    })),
    { suffix: '_sum', labels: { method, route }, value: seconds },
    { suffix: '_count', labels: { method, route }, value: count },
  ];
}
