import { image } from '../files/files.schemas.ts';
import {
  array,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
} from '../platform/schema.ts';
import { LEVELS, POSITIONS } from './community.codes.ts';
import type {
  Author,
  DiscussionAnswer,
  DiscussionThread,
  Mention,
  ReplyAnswer,
} from './discussions.contract.ts';
import type { PlayerAnswer } from './players.contract.ts';

export const player: Schema<PlayerAnswer> = object<PlayerAnswer>('Player', {
  id: reference('user'),
  reference: reference('user'),
  displayName: text(),
  city: nullable(text()),
  position: nullable(oneOf(POSITIONS)),
  level: nullable(oneOf(LEVELS)),
  photo: nullable(image),
  matchesPlayed: integer(),
  blocked: flag(),
});

export const author: Schema<Author> = object<Author>('Author', {
  reference: nullable(reference('user')),
  displayName: text(),
  desk: flag(),
});
const mention: Schema<Mention> = object<Mention>('Mention', {
  reference: reference('user'),
  displayName: text(),
});

const post = {
  message: text(),
  author,
  mentions: array(mention),
  likes: integer(),
  liked: flag(),
  mine: flag(),
  folded: flag(),
  hidden: flag(),
  hiddenReason: nullable(text()),
  createdAt: instant(),
};

export const reply: Schema<ReplyAnswer> = object<ReplyAnswer>('Reply', {
  id: reference('reply'),
  reference: reference('reply'),
  ...post,
});

const discussionFields = {
  id: reference('discussion'),
  reference: reference('discussion'),
  title: text(),
  ...post,
  replyCount: integer(),
  locked: flag(),
  lastAt: instant(),
};

export const discussion: Schema<DiscussionAnswer> = object<DiscussionAnswer>(
  'Discussion',
  discussionFields,
);

export const thread: Schema<DiscussionThread> = object<DiscussionThread>('DiscussionThread', {
  ...discussionFields,
  replies: array(reply),
});
