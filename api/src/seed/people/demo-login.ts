import type { Level, Position } from '@five/shared/auth/auth.codes';
import type { Locale } from '@five/shared/locales/locale';
import type { StoredRole } from '../../users/user.entity.ts';

/** A demo person with a login. */
export interface DemoLogin {
  email: string;
  firstName: string;
  name: string;
  phone: string;
  birthDate: string;
  role?: StoredRole;
  locale?: Locale;
  verified?: boolean;
  /** Whether the player has a public profile. */
  open?: boolean;
  city?: string;
  profession?: string;
  position?: Position;
  level?: Level;
}
