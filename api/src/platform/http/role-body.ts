import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { RequestClass } from '@five/shared/platform/nested';
import type { Caller } from '../access/caller.ts';
import type { ApiRequest } from './request.ts';
import { bodyPipe } from './validation.ts';

/**
 * The request class of a body by role. `admin` is set only if an admin's class differs from that of
 * other staff.
 */
export interface RoleBodies {
  player?: RequestClass;
  staff: RequestClass;
  admin?: RequestClass;
}

/**
 * The validated body of a call that accepts more fields from staff than from a player: `@RoleBody({
 * player: …, staff: … })`.
 */
export const RoleBody = createParamDecorator(
  (bodies: RoleBodies, context: ExecutionContext): Promise<unknown> => {
    const { user, body } = context.switchToHttp().getRequest<ApiRequest>();
    return bodyPipe.transform(body, { type: 'body', metatype: bodyOf(bodies, user?.role) });
  },
);

export function bodyOf(
  { player, staff, admin }: RoleBodies,
  role: Caller['role'] | undefined,
): RequestClass {
  if (role === 'admin') return admin ?? staff;
  return role === 'staff' ? staff : (player ?? staff);
}
