import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@five/shared/auth/permissions';

/** Access rules that a route declares. */
export interface Access {
  permission: Permission;
  /** Whether the route ignores an invalid token. Set for routes that issue a new token. */
  ignoresToken: boolean;
  /**
   * Whether this write is allowed during maintenance. Its service decides which callers are
   * refused.
   */
  duringMaintenance: boolean;
  /**
   * Whether this write is exempt from the account's write budget, because it ends what a stolen
   * token can do.
   */
  isUncounted: boolean;
}

export const ACCESS = 'access';

/** Declares the permission of a route. A route without a permission is refused for every caller. */
export const Allow = (
  permission: Permission,
  { ignoresToken = false, duringMaintenance = false, isUncounted = false } = {},
) =>
  SetMetadata(ACCESS, {
    permission,
    ignoresToken,
    duringMaintenance,
    isUncounted,
  } satisfies Access);
