import { image } from '../files/files.schemas.ts';
import { array, flag, instant, integer, nullable, object, oneOf, reference, type Schema, text } from '../platform/schema.ts';
import { LEVELS, POSITIONS } from './community.codes.ts';
import type { Author, DiscussionAnswer, DiscussionThread, ReplyAnswer } from './discussions.contract.ts';
import type { PlayerAnswer } from './players.contract.ts';

export const player: Schema<PlayerAnswer> = object<PlayerAnswer>('Player', {
  id: reference('user'), reference: reference('user'), displayName: text(), city: nullable(text()), position: nullable(oneOf(POSITIONS)), level: nullable(oneOf(LEVELS)),
  photo: nullable(image), matchesPlayed: integer(),
});

const author: Schema<Author> = object<Author>('Author', { reference: nullable(reference('user')), displayName: text() });

const reply: Schema<ReplyAnswer> = object<ReplyAnswer>('Reply', {
  id: reference('reply'), reference: reference('reply'), message: text(), author, likes: integer(), createdAt: instant(),
});

const discussionFields = {
  id: reference('discussion'), reference: reference('discussion'), title: text(), message: text(), author, likes: integer(), replyCount: integer(), locked: flag(),
  createdAt: instant(), lastAt: instant(),
};

export const discussion: Schema<DiscussionAnswer> = object<DiscussionAnswer>('Discussion', discussionFields);

export const thread: Schema<DiscussionThread> = object<DiscussionThread>('DiscussionThread', { ...discussionFields, replies: array(reply) });
