import auth from './ar/auth.json' with { type: 'json' };
import bookings from './ar/bookings.json' with { type: 'json' };
import common from './ar/common.json' with { type: 'json' };
import community from './ar/community.json' with { type: 'json' };
import customers from './ar/customers.json' with { type: 'json' };
import desk from './ar/desk.json' with { type: 'json' };
import payments from './ar/payments.json' with { type: 'json' };
import subscriptions from './ar/subscriptions.json' with { type: 'json' };
import type { Messages } from './fr.ts';

/**
 * Counted sentences have six forms, as Arabic counts: zero, one, two, few, many, other.
 * A resource's name is asked for with 1 and with 2 only, 2 standing for any plural: its third form is the plural and not the dual.
 */
export const ar: Messages = {
  ...auth,
  ...bookings,
  ...common,
  ...community,
  ...customers,
  ...desk,
  ...payments,
  ...subscriptions,
};
