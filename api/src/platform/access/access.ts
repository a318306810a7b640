import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@five/shared/auth/permissions';
import type { OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';

/** Access rules that a route declares. */
export interface Access {
  permission: Permission;
  /** Page of the site that the route belongs to; it is refused while the venue hides the page. */
  page: OptionalPage | null;
  /** Whether the route ignores an invalid token. Set for routes that issue a new token. */
  ignoresToken: boolean;
  /**
   * Whether the guard admits this write during maintenance. The service that handles the route then
   * decides which callers it refuses.
   */
  duringMaintenance: boolean;
  /**
   * Whether this write does not count against the account's write limit. It is set for routes that
   * stop a stolen token, such as sign-out and a password change.
   */
  isUncounted: boolean;
  /** Whether a caller that must set up a second factor first may make the call. */
  beforeSecondFactor: boolean;
}

/** Exceptions from the usual access rules. */
export type AccessOptions = Partial<Omit<Access, 'permission'>>;

export const ACCESS = 'access';

/** Declares the permission of a route. A route without a permission is refused for every caller. */
export const Allow = (
  permission: Permission,
  {
    ignoresToken = false,
    duringMaintenance = false,
    isUncounted = false,
    beforeSecondFactor = false,
    page = null,
  }: AccessOptions = {},
) =>
  SetMetadata(ACCESS, {
    permission,
    page,
    ignoresToken,
    duringMaintenance,
    isUncounted,
    beforeSecondFactor,
  } satisfies Access);
