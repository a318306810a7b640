import {
  about,
  array,
  flag,
  integer,
  nullable,
  object,
  oneOf,
  reference,
} from '../../platform/schema.ts';
import { RESULT_STATES } from './matches.codes.ts';

const goals = object('MatchGoals', {
  id: reference('matchPerson'),
  count: about('Number of goals of the person.', integer()),
});

export const matchResult = object('MatchResult', {
  a: about('Goals of the first team.', integer()),
  b: about('Goals of the second team.', integer()),
  state: about(
    '`entered`: counts, can be disputed; `disputed`: does not count until the captain corrects ' +
      'it; `corrected`: counts; `settled`: has changed the levels, final.',
    oneOf(RESULT_STATES),
  ),
  goals: about('Goals of people, as far as the captain has entered them.', array(goals)),
});

export const matchVote = object('MatchVote', {
  open: about('Whether votes can be given now.', flag()),
  count: about('Number of votes.', integer()),
  mine: about(
    "The person of the caller's own vote; null: none.",
    nullable(reference('matchPerson')),
  ),
  best: about(
    'People with the most votes; empty while votes can be given.',
    array(reference('matchPerson')),
  ),
});

export const matchActs = object('MatchActs', {
  teams: about('Whether the caller may change the teams now.', flag()),
  result: about('Whether the caller may enter or correct the result now.', flag()),
  dispute: about('Whether the caller may dispute the result now.', flag()),
  vote: about('Whether the caller may vote now.', flag()),
  noShows: about('Whether the caller may record no-shows of seats now.', flag()),
});
