import { labelsIn } from '@five/shared/locales/labels';
import labels from '@five/shared/locales/labels.json' with { type: 'json' };
import states from '@five/shared/locales/en/states.json' with { type: 'json' };
import own from 'ra-language-english';
import { reactAdminTexts } from './react-admin-texts.ts';
import auth from './en/auth.json' with { type: 'json' };
import bookings from './en/bookings.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import community from './en/community.json' with { type: 'json' };
import customers from './en/customers.json' with { type: 'json' };
import desk from './en/desk.json' with { type: 'json' };
import payments from './en/payments.json' with { type: 'json' };
import subscriptions from './en/subscriptions.json' with { type: 'json' };

export const texts = {
  ...auth,
  ...bookings,
  ...common,
  ...community,
  ...customers,
  ...desk,
  labels: labelsIn(labels, 'en'),
  ...payments,
  states,
  ...subscriptions,
};

export const reactAdmin = reactAdminTexts(own, 'en');

/** Loads the texts of the pages that load after the board. */
export const pageTexts = () => import('./en-pages.ts');
