import type { Texts } from '@five/shared/locales/locale';
import type { DrawRequest, PlanRequest } from '@five/shared/tournaments/tournaments.requests';
import type { StaffTournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { api } from '../../platform/api.ts';

const pathOf = (slug: string, act: 'draw' | 'plan') =>
  `tournaments/${encodeURIComponent(slug)}/programme/${act}?texts=all`;

export const drawTournament = (slug: string, input: DrawRequest, key: string) =>
  api.post<StaffTournamentAnswer<Texts>>(pathOf(slug, 'draw'), input, key);
export const planTournament = (slug: string, input: PlanRequest, key: string) =>
  api.post<StaffTournamentAnswer<Texts>>(pathOf(slug, 'plan'), input, key);
