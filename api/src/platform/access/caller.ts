import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Role, Scope } from '@five/shared/auth/roles';
import type { Locale } from '@five/shared/locales/locale';

/** The caller as the session defines it. No field comes from a request body. */
export interface Caller {
  userId: number;
  /** The user's public reference, which the audit trail stores as the actor. */
  reference: string;
  role: Exclude<Role, 'visitor'>;
  scope: Scope[];
  verified: boolean;
  customerId: number;
  customer: string;
  /**
   * Id of the tariff of the caller's customer. A cached session is dropped when the tariff changes.
   */
  tariffId: number;
  session: string;
  /** Whether the venue requires a second factor, which the account must set up first. */
  secondFactorDue: boolean;
}

/** The fields of a request that identify its caller. */
export interface CallerRequest {
  locale: Locale;
  user?: Caller;
}

export const isStaff = (caller: Pick<Caller, 'role'> | undefined): boolean =>
  caller?.role === 'staff' || caller?.role === 'admin';

/**
 * Id of the customer to which the caller's view of records is limited; null for staff, because they
 * see all records.
 */
export const seenBy = (caller: Pick<Caller, 'role' | 'customerId'>): number | null =>
  isStaff(caller) ? null : caller.customerId;

const callerOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<CallerRequest>().user;

function requiredCaller(context: ExecutionContext): Caller {
  const caller = callerOf(context);
  if (!caller) throw new Error('CurrentCaller on a route that visitors may call: use MaybeCaller');
  return caller;
}

const localeOf = (context: ExecutionContext): Locale =>
  context.switchToHttp().getRequest<CallerRequest>().locale;

/** The signed-in caller of a route that requires one. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller =>
  requiredCaller(context),
);

/** The caller of a public route, or undefined if not signed in. */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined => callerOf(context),
);

/** The language of the response. */
export const CallerLocale = createParamDecorator((_: unknown, context: ExecutionContext): Locale =>
  localeOf(context),
);

/** The signed-in caller and the language of the response. */
export interface CallerContext {
  caller: Caller;
  locale: Locale;
}

/** The context of a route that requires a caller. */
export const CurrentContext = createParamDecorator(
  (_: unknown, context: ExecutionContext): CallerContext => ({
    caller: requiredCaller(context),
    locale: localeOf(context),
  }),
);
