import { calls, listOf, writeResult } from '../platform/call.ts';
import { discussion, player, playerRecord, reply, thread } from './community.contract.ts';
import {
  LikeRequest,
  OpenDiscussionRequest,
  ReplyRequest,
} from './discussions/discussions.requests.ts';
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
    page: 'players',
    summary: 'List public players.',
    answer: listOf(player),
    list: {
      filter: ['city', 'position', 'level'],
      sort: ['id', 'reference', 'displayName', 'city', 'position', 'level', 'matchesPlayed'],
    },
  },
  'GET players/{id}': {
    permission: 'players.read',
    page: 'players',
    summary: 'Get a public player.',
    answer: player,
  },
  'GET players_my_record': {
    id: 'getOwnRecord',
    permission: 'bookings.listOwn',
    summary: 'Get the own results in matches, also if the caller does not show them.',
    answer: playerRecord,
  },
  'GET discussions': {
    permission: 'discussions.read',
    page: 'discussions',
    summary: 'List discussions, latest reply first; staff also get hidden ones.',
    answer: listOf(discussion),
    list: DISCUSSIONS,
  },
  'GET discussions/{id}': {
    permission: 'discussions.read',
    page: 'discussions',
    summary: 'Get a discussion with its replies, oldest first.',
    answer: thread,
  },
  'POST discussions': {
    permission: 'discussions.create',
    page: 'discussions',
    body: OpenDiscussionRequest,
    summary: 'Create a discussion and notify the mentioned players.',
    description: 'Without a title the first line of the text becomes the title.',
    answer: saved,
    errors: ['COMMUNITY_SUSPENDED'],
  },
  'POST discussions/{id}/replies': {
    permission: 'discussions.reply',
    page: 'discussions',
    body: ReplyRequest,
    summary: 'Reply to a discussion.',
    answer: replySaved,
    errors: ['COMMUNITY_SUSPENDED', 'DISCUSSION_LOCKED', 'DISCUSSION_FULL'],
  },
  'POST discussions/{id}/like': {
    permission: 'discussions.like',
    page: 'discussions',
    body: LikeRequest,
    status: 200,
    summary: 'Like a discussion, or remove the like; idempotent.',
    answer: saved,
  },
  'POST replies/{id}/like': {
    permission: 'discussions.like',
    page: 'discussions',
    body: LikeRequest,
    status: 200,
    summary: 'Like a reply, or remove the like; idempotent.',
    answer: replySaved,
  },
  'POST discussions/{id}/lock': {
    permission: 'discussions.lock',
    body: ModerateRequest,
    status: 200,
    summary: 'Lock a discussion, so that only staff can reply.',
    answer: saved,
  },
  'POST discussions/{id}/unlock': {
    permission: 'discussions.lock',
    status: 200,
    summary: 'Unlock a discussion.',
    answer: saved,
  },
});
