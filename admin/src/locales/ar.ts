import { labelsIn } from '@five/shared/locales/labels';
import labels from '@five/shared/locales/labels.json' with { type: 'json' };
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
 * Arabic plurals have six forms: zero, one, two, few, many, other. react-admin requests resource
 * names with 1 and 2 only, and 2 means any plural. The third form of a resource name is therefore
 * the plural, not the dual.
 */
export const ar: Messages = {
  ...auth,
  ...bookings,
  ...common,
  ...community,
  ...customers,
  ...desk,
  labels: labelsIn(labels, 'ar'),
  ...payments,
  ...subscriptions,
};
