import { calls, listOf, writeResult } from '../platform/call.ts';
import { discussion, player, reply, thread } from './community.contract.ts';

const saved = writeResult('DiscussionSaved', discussion);
const replySaved = writeResult('ReplySaved', reply);
const DISCUSSIONS = {
  filter: ['locked', 'author', 'hidden'],
  sort: ['id', 'reference', 'title', 'likes', 'replyCount', 'createdAt', 'lastAt'],
  desk: ['hidden'],
} as const;

export const COMMUNITY_CALLS = calls({
  'GET players': {
    summary: 'The players who chose to be seen.',
    answer: listOf(player),
    list: {
      filter: ['city', 'position', 'level'],
      sort: ['id', 'reference', 'displayName', 'city', 'position', 'level', 'matchesPlayed'],
    },
  },
  'GET players/{id}': { summary: 'One player who chose to be seen.', answer: player },
  'GET discussions': {
    summary:
      'The public threads, the one last spoken in first; for the desk also those it has hidden.',
    answer: listOf(discussion),
    list: DISCUSSIONS,
  },
  'GET discussions/{id}': {
    summary: 'A thread with its replies, the oldest first.',
    answer: thread,
  },
  'POST discussions': {
    summary:
      'Opens a thread; without a title its first line is one. Players who are called by `@` and ' +
      'name are told.',
    answer: saved,
    errors: ['COMMUNITY_SUSPENDED'],
  },
  'POST discussions/{id}/replies': {
    summary: 'Answers in a thread.',
    answer: replySaved,
    errors: ['COMMUNITY_SUSPENDED', 'DISCUSSION_LOCKED', 'DISCUSSION_FULL'],
  },
  'POST discussions/{id}/like': {
    summary: 'Likes a thread, or with `liked: false` no longer. Twice is once.',
    answer: saved,
  },
  'POST replies/{id}/like': { summary: 'The same of a reply.', answer: replySaved },
  'POST discussions/{id}/lock': { summary: 'Nobody but the desk answers any more.', answer: saved },
  'POST discussions/{id}/unlock': { summary: 'It is open to answers again.', answer: saved },
});
