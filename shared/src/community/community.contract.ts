import { image } from '../files/files.contract.ts';
import {
  about,
  array,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { LEVELS, POSITIONS } from '../auth/auth.codes.ts';
import { OUTCOMES } from './community.codes.ts';

export const playerRecord = object('PlayerRecord', {
  matches: about('Number of matches with a result that counts.', integer()),
  wins: about('Number of them that the player has won.', integer()),
  form: about('Results of the last five matches, the newest first.', array(oneOf(OUTCOMES))),
});
/** Results of a player that opted in to show them. */
export type PlayerRecord = TypeOf<typeof playerRecord>;

export const player = object('Player', {
  id: reference('user'),
  reference: reference('user'),
  displayName: about('First name and initial of the family name.', text()),
  city: nullable(text()),
  position: about('Playing position; null: unknown.', nullable(oneOf(POSITIONS))),
  level: about('Playing level by own estimate; null: unknown.', nullable(oneOf(LEVELS))),
  photo: about('Photo of the player; null: none.', nullable(image)),
  matchesPlayed: about("Number of the player's completed bookings.", integer()),
  record: about(
    'Results of the player in matches; null: the player does not show them.',
    nullable(playerRecord),
  ),
  blocked: about('Whether the caller has blocked this player.', flag()),
});
/**
 * Public profile of a user that opted in. The profile never contains the email, phone or birth
 * date.
 */
export type PlayerAnswer = TypeOf<typeof player>;

export const author = object('Author', {
  reference: about(
    'Reference of the author; null for an erased account and for the desk.',
    nullable(reference('user')),
  ),
  displayName: about(
    "Displayed name; for the desk it is translated to the reader's language.",
    text(),
  ),
  desk: about('Whether the desk of the venue wrote it.', flag()),
});
export type Author = TypeOf<typeof author>;

/** A player that a text mentions. */
const mention = object('Mention', {
  reference: reference('user'),
  displayName: about('The name as it is written in the text after the `@`.', text()),
});

const post = {
  message: about('Plain text of one or several lines.', text()),
  author: about('Author of the post.', author),
  mentions: about('Players that the text mentions.', array(mention)),
  likes: about('Number of likes.', integer()),
  liked: about('Whether the caller likes the post.', flag()),
  mine: about('Whether the caller wrote the post.', flag()),
  folded: about(
    'Whether a user that the caller has blocked wrote the post. Such a post is collapsed on ' +
      'screen.',
    flag(),
  ),
  hidden: about(
    'Whether staff have hidden the post; hidden posts are visible only to staff.',
    flag(),
  ),
  hiddenReason: about(
    'Why staff have hidden the post; null for callers other than staff.',
    nullable(text()),
  ),
  createdAt: instant(),
};

export const reply = object('Reply', {
  id: reference('reply'),
  reference: reference('reply'),
  ...post,
});
/** A reply; threads have the same fields, and more. */
export type ReplyAnswer = TypeOf<typeof reply>;

const discussionFields = {
  id: reference('discussion'),
  reference: reference('discussion'),
  title: about('Title, or the first line of the text.', text()),
  ...post,
  replyCount: about('Number of replies that are not hidden.', integer()),
  locked: about('Whether staff have closed the discussion for replies.', flag()),
  lastAt: about('Time of the last reply, or of the discussion without replies.', instant()),
};

export const discussion = object('Discussion', discussionFields);
export type DiscussionAnswer = TypeOf<typeof discussion>;

export const thread = object('DiscussionThread', {
  ...discussionFields,
  replies: about('Replies, oldest first.', array(reply)),
});
/** Response of `GET discussions/{id}`: the thread with its replies, oldest first. */
export type DiscussionThread = TypeOf<typeof thread>;
