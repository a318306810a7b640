import { labelsIn } from '@five/shared/locales/labels';
import labels from '@five/shared/locales/labels.json' with { type: 'json' };
import states from '@five/shared/locales/ar/states.json' with { type: 'json' };
import { reactAdminTexts } from './react-admin-texts.ts';
import auth from './ar/auth.json' with { type: 'json' };
import bookings from './ar/bookings.json' with { type: 'json' };
import common from './ar/common.json' with { type: 'json' };
import community from './ar/community.json' with { type: 'json' };
import customers from './ar/customers.json' with { type: 'json' };
import desk from './ar/desk.json' with { type: 'json' };
import payments from './ar/payments.json' with { type: 'json' };
import subscriptions from './ar/subscriptions.json' with { type: 'json' };
import { reactAdminArabic } from './react-admin-ar.ts';

/**
 * react-admin requests the name of a resource with the count 1 or 2, and 2 means any plural. The
 * form `two` of such a name is therefore the plural, not the dual.
 */
export const texts = {
  ...auth,
  ...bookings,
  ...common,
  ...community,
  ...customers,
  ...desk,
  labels: labelsIn(labels, 'ar'),
  ...payments,
  states,
  ...subscriptions,
};

export const reactAdmin = reactAdminTexts(reactAdminArabic, 'ar');

/** Loads the texts of the pages that load after the board. */
export const pageTexts = () => import('./ar-pages.ts');
