import type { DrawRequest, PlanRequest } from '@five/shared/tournaments/tournaments.requests';
import { api } from '../../platform/requests/api.ts';

export const drawTournament = (slug: string, input: DrawRequest, key: string) =>
  api.post('tournaments/{reference}/programme/draw', {
    path: { reference: slug },
    texts: 'all',
    body: input,
    idempotencyKey: key,
  });
export const planTournament = (slug: string, input: PlanRequest, key: string) =>
  api.post('tournaments/{reference}/programme/plan', {
    path: { reference: slug },
    texts: 'all',
    body: input,
    idempotencyKey: key,
  });
