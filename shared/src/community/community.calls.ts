import { calls, listOf, writeResult } from '../platform/call.ts';
import { discussion, player, reply, thread } from './community.contract.ts';
import { LikeRequest, OpenDiscussionRequest, ReplyRequest } from './discussions.requests.ts';
import { ModerateRequest } from './moderation.requests.ts';

const saved = writeResult('DiscussionSaved', discussion);
const replySaved = writeResult('ReplySaved', reply);
const DISCUSSIONS = {
  filter: ['locked', 'author', 'hidden'],
  sort: ['id', 'reference', 'title', 'likes', 'replyCount', 'createdAt', 'lastAt'],
  desk: ['hidden'],
} as const;

export const COMMUNITY_CALLS = calls({
  'GET players': {
    permission: 'players.read',
    summary: 'The players who chose to be seen.',
    answer: listOf(player),
    list: {
      filter: ['city', 'position', 'level'],
      sort: ['id', 'reference', 'displayName', 'city', 'position', 'level', 'matchesPlayed'],
    },
  },
  'GET players/{id}': {
    permission: 'players.read',
    summary: 'One player who chose to be seen.',
    answer: player,
  },
  'GET discussions': {
    permission: 'discussions.read',
    summary:
      'The public threads, the one last spoken in first; for the desk also those it has hidden.',
    answer: listOf(discussion),
    list: DISCUSSIONS,
  },
  'GET discussions/{id}': {
    permission: 'discussions.read',
    summary: 'A thread with its replies, the oldest first.',
    answer: thread,
  },
  'POST discussions': {
    permission: 'discussions.create',
    body: OpenDiscussionRequest,
    summary:
      'Opens a thread; without a title its first line is one. Players who are called by `@` and ' +
      'name are told.',
    answer: saved,
    errors: ['COMMUNITY_SUSPENDED'],
  },
  'POST discussions/{id}/replies': {
    permission: 'discussions.reply',
    body: ReplyRequest,
    summary: 'Answers in a thread.',
    answer: replySaved,
    errors: ['COMMUNITY_SUSPENDED', 'DISCUSSION_LOCKED', 'DISCUSSION_FULL'],
  },
  'POST discussions/{id}/like': {
    permission: 'discussions.like',
    body: LikeRequest,
    status: 200,
    summary: 'Likes a thread, or with `liked: false` no longer. Twice is once.',
    answer: saved,
  },
  'POST replies/{id}/like': {
    permission: 'discussions.like',
    body: LikeRequest,
    status: 200,
    summary: 'The same of a reply.',
    answer: replySaved,
  },
  'POST discussions/{id}/lock': {
    permission: 'discussions.lock',
    body: ModerateRequest,
    status: 200,
    summary: 'Nobody but the desk answers any more.',
    answer: saved,
  },
  'POST discussions/{id}/unlock': {
    permission: 'discussions.lock',
    status: 200,
    summary: 'It is open to answers again.',
    answer: saved,
  },
});
