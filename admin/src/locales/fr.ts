import { labelsIn } from '@five/shared/locales/labels';
import labels from '@five/shared/locales/labels.json' with { type: 'json' };
import states from '@five/shared/locales/fr/states.json' with { type: 'json' };
import own from 'ra-language-french';
import { reactAdminTexts } from './react-admin-texts.ts';
import auth from './fr/auth.json' with { type: 'json' };
import bookings from './fr/bookings.json' with { type: 'json' };
import common from './fr/common.json' with { type: 'json' };
import community from './fr/community.json' with { type: 'json' };
import customers from './fr/customers.json' with { type: 'json' };
import desk from './fr/desk.json' with { type: 'json' };
import payments from './fr/payments.json' with { type: 'json' };
import subscriptions from './fr/subscriptions.json' with { type: 'json' };

/**
 * The French texts that are loaded with the sign-in page and the board. French is the source
 * language: the English and Arabic texts must have the same keys.
 */
export const texts = {
  ...auth,
  ...bookings,
  ...common,
  ...community,
  ...customers,
  ...desk,
  labels: labelsIn(labels, 'fr'),
  ...payments,
  states,
  ...subscriptions,
};

export const reactAdmin = reactAdminTexts(own, 'fr');

/** Loads the texts of the pages that load after the board. */
export const pageTexts = () => import('./fr-pages.ts');
