import { Optional, ReferenceTo, WholeNumber } from '../../platform/checks.ts';
import { About } from '../../platform/checks/about.ts';
import { EachOnce, NestedList } from '../../platform/nested.ts';
import { MAX_GOALS } from './results.rules.ts';
import { MAX_TEAM_PLAYERS } from './teams.rules.ts';

/** The goals of one person in `PUT matches/{token}/result`. */
export class MatchGoalsRequest {
  @About('Person with a seat.')
  @ReferenceTo('matchPerson')
  id: string;
  @About('Number of goals of the person.')
  @WholeNumber(1, MAX_GOALS)
  count: number;
}

/** Request body of `PUT matches/{token}/result`. */
export class MatchResultRequest {
  @About('Goals of the first team.')
  @WholeNumber(0, MAX_GOALS)
  a: number;
  @About('Goals of the second team.')
  @WholeNumber(0, MAX_GOALS)
  b: number;
  @About('Goals of people; together at most those of their team. Omitted: none are known.')
  @Optional()
  @EachOnce('id')
  @NestedList(() => MatchGoalsRequest, MAX_TEAM_PLAYERS)
  goals?: MatchGoalsRequest[];
}

/** Request body of `POST matches/{token}/votes`. */
export class MatchVoteRequest {
  @About('Another person with a seat, who was the best of the match.')
  @ReferenceTo('matchPerson')
  id: string;
}
