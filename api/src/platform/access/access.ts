import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@five/shared/auth/permissions';

/** Access rules that a route declares. */
export interface Access {
  permission: Permission;
  /** Ignores an invalid token, for the routes that issue a valid token. */
  ignoresToken: boolean;
  /** A write that is allowed during maintenance; its service decides which callers are refused. */
  duringMaintenance: boolean;
  /** A write outside of the account's write budget, because it ends what a stolen token can do. */
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
