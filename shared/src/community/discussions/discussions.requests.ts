import { About } from '../../platform/checks/about.ts';
import { Flag, Line, Optional, Paragraph, References } from '../../platform/checks.ts';
import { MAX_TITLE } from '../../platform/lengths.ts';

const MAX_POST = 4_000;
export const MAX_MENTIONS = 5;

/**
 * Request body of `POST discussions`. Without a title the first line of the text becomes the title.
 * `mentions` lists the mentioned players, which distinguishes players with the same name.
 */
export class OpenDiscussionRequest {
  @About('Title; default: the first line of the text.')
  @Optional()
  @Line(MAX_TITLE)
  title?: string;
  @About('Plain text of one or several lines.')
  @Paragraph(MAX_POST)
  message: string;
  @About('References of the players that the text mentions by `@name`.')
  @Optional()
  @References('user', MAX_MENTIONS)
  mentions?: string[];
}

/** Request body of `POST discussions/{id}/replies`. */
export class ReplyRequest {
  @About('Plain text of one or several lines.')
  @Paragraph(MAX_POST)
  message: string;
  @About('References of the players that the text mentions by `@name`.')
  @Optional()
  @References('user', MAX_MENTIONS)
  mentions?: string[];
}

/**
 * Request body of `POST discussions/{id}/like` and `POST replies/{id}/like`. `false` removes the
 * like. Idempotent.
 */
export class LikeRequest {
  @About('False removes the like; default true.')
  @Optional()
  @Flag()
  liked?: boolean;
}
