import type { ImageAnswer } from '../files/files.contract.ts';
import type { Level, Position } from './community.codes.ts';

/**
 * Public profile of a user that opted in. The profile never contains the email, phone or birth
 * date.
 */
export interface PlayerAnswer {
  id: string;
  reference: string;
  displayName: string;
  city: string | null;
  position: Position | null;
  level: Level | null;
  photo: ImageAnswer | null;
  matchesPlayed: number;
  /** Whether the caller has blocked this player. */
  blocked: boolean;
}
