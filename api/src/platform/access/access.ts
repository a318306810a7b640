import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@five/shared/auth/permissions';

/** What a route declares of who may call it. */
export interface Access {
  permission: Permission;
  /** A dead token is overlooked: for the calls by which one gets a live one. */
  ignoresToken: boolean;
  /** A write that is let through during maintenance: its service says who is turned away. */
  duringMaintenance: boolean;
  /** A write that an account may always make: it ends what a stolen token can do. */
  isUncounted: boolean;
}

export const ACCESS = 'access';

/** Names the permission a route needs; a route without it is refused to everyone. */
export const Allow = (permission: Permission, { ignoresToken = false, duringMaintenance = false, isUncounted = false } = {}) =>
  SetMetadata(ACCESS, { permission, ignoresToken, duringMaintenance, isUncounted } satisfies Access);
