import type {
  SettleReportRequest,
  SuspendRequest,
} from '@five/shared/community/moderation.requests';
import type { DiscussionAnswer } from '@five/shared/community/community.contract';
import type {
  HiddenPost,
  ReportAnswer,
  StandingAnswer,
} from '@five/shared/community/moderation.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

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

const pathOf = (path: PostPath | 'players' | 'community_reports', reference: string, act: string) =>
  `${path}/${encodeURIComponent(reference)}/${act}`;

export const hidePost = (path: PostPath, reference: string, reason: string) =>
  api.post<HiddenPost>(pathOf(path, reference, 'hide'), { reason });
export const showPost = (path: PostPath, reference: string) =>
  api.post<HiddenPost>(pathOf(path, reference, 'unhide'));
export const lockThread = (reference: string, reason: string) =>
  api.post<DiscussionAnswer>(pathOf('discussions', reference, 'lock'), { reason });
export const unlockThread = (reference: string) =>
  api.post<DiscussionAnswer>(pathOf('discussions', reference, 'unlock'));
export const warn = (player: string, reason: string) =>
  api.post<StandingAnswer>(pathOf('players', player, 'warn'), { reason });
export const suspend = (player: string, input: SuspendRequest) =>
  api.post<StandingAnswer>(pathOf('players', player, 'suspend'), input);
export const reinstate = (player: string) =>
  api.post<StandingAnswer>(pathOf('players', player, 'reinstate'));
export const settleReport = (report: string, input: SettleReportRequest) =>
  api.post<ReportAnswer>(pathOf('community_reports', report, 'settle'), input);
