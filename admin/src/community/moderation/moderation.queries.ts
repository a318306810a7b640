import type {
  SettleReportRequest,
  SuspendRequest,
} from '@five/shared/community/moderation.requests';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';

const MAX_ROWS = 100;
const LATEST = 30;

/** Undecided reports, oldest first. */
export const openReportsQuery = () =>
  queryOptions({
    queryKey: ['reports', 'open'],
    queryFn: () =>
      api.get('community_reports', { filter: { state: 'open' }, range: [0, MAX_ROWS - 1] }),
  });

/** The most recently decided reports. */
export const settledReportsQuery = () =>
  queryOptions({
    queryKey: ['reports', 'settled'],
    queryFn: () =>
      api.get('community_reports', {
        filter: { state: ['dismissed', 'upheld'] },
        range: [0, LATEST - 1],
        sort: ['settledAt', 'DESC'],
      }),
  });

export const threadsQuery = (q: string) =>
  queryOptions({
    queryKey: ['discussions', 'list', q],
    queryFn: () => api.get('discussions', { filter: q ? { q } : {}, range: [0, MAX_ROWS - 1] }),
    placeholderData: keepPreviousData,
  });

export const threadQuery = (reference: string) =>
  queryOptions({
    queryKey: ['discussions', 'one', reference],
    queryFn: () => api.get('discussions/{id}', { path: { id: reference } }),
  });

export const playerRecordQuery = (player: string) =>
  queryOptions({
    queryKey: ['standing', player],
    queryFn: () => api.get('players/{id}/standing', { path: { id: player } }),
  });

/** Posts that can be hidden, by the first segment of their API path. */
export type PostPath = 'discussions' | 'replies' | 'messages' | 'open_matches';

export const hidePost = (path: PostPath, reference: string, reason: string) =>
  api.post(`${path}/{id}/hide`, { path: { id: reference }, body: { reason } });
export const showPost = (path: PostPath, reference: string) =>
  api.post(`${path}/{id}/unhide`, { path: { id: reference } });
export const lockThread = (reference: string, reason: string) =>
  api.post('discussions/{id}/lock', { path: { id: reference }, body: { reason } });
export const unlockThread = (reference: string) =>
  api.post('discussions/{id}/unlock', { path: { id: reference } });
export const warn = (player: string, reason: string) =>
  api.post('players/{id}/warn', { path: { id: player }, body: { reason } });
export const suspend = (player: string, input: SuspendRequest) =>
  api.post('players/{id}/suspend', { path: { id: player }, body: input });
export const reinstate = (player: string) =>
  api.post('players/{id}/reinstate', { path: { id: player } });
export const settleReport = (report: string, input: SettleReportRequest) =>
  api.post('community_reports/{id}/settle', { path: { id: report }, body: input });
