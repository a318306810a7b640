import { type Calls, listOf } from '../platform/call.ts';
import { discussion, player, thread } from './community.schemas.ts';

export const COMMUNITY_CALLS: Calls = {
  'GET players': { summary: 'The players who chose to be seen.', answer: listOf(player), list: { filter: ['city', 'position', 'level'], sort: ['id', 'reference', 'displayName', 'city', 'position', 'level', 'matchesPlayed'] } },
  'GET players/{id}': { summary: 'One player who chose to be seen.', answer: player },
  'GET discussions': { summary: 'The public threads, the one last spoken in first.', answer: listOf(discussion), list: { filter: ['locked', 'author'], sort: ['id', 'reference', 'title', 'likes', 'replyCount', 'createdAt', 'lastAt'] } },
  'GET discussions/{id}': { summary: 'A thread with its replies, the oldest first.', answer: thread },
};
