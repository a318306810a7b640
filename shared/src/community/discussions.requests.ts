import { Flag, Line, Optional, Paragraph, References } from '../platform/checks.ts';
import { MAX_TITLE } from '../platform/lengths.ts';
import type { LikeInput, OpenDiscussionInput, ReplyInput } from './discussions.contract.ts';

const MAX_POST = 4_000;
export const MAX_MENTIONS = 5;

/**
 * `POST discussions`; without a title the first line becomes the title. `mentions` decides between
 * players of the same name.
 */
export class OpenDiscussionRequest implements OpenDiscussionInput {
  @Optional() @Line(MAX_TITLE) title?: string;
  @Paragraph(MAX_POST) message: string;
  @Optional() @References('user', MAX_MENTIONS) mentions?: string[];
}

/** `POST discussions/{id}/replies`. */
export class ReplyRequest implements ReplyInput {
  @Paragraph(MAX_POST) message: string;
  @Optional() @References('user', MAX_MENTIONS) mentions?: string[];
}

/** `POST discussions/{id}/like`, `POST replies/{id}/like`: `false` removes it. Idempotent. */
export class LikeRequest implements LikeInput {
  @Optional() @Flag() liked?: boolean;
}
