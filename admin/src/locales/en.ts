import { labelsIn } from '@five/shared/locales/labels';
import labels from '@five/shared/locales/labels.json' with { type: 'json' };
import auth from './en/auth.json' with { type: 'json' };
import bookings from './en/bookings.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import community from './en/community.json' with { type: 'json' };
import customers from './en/customers.json' with { type: 'json' };
import desk from './en/desk.json' with { type: 'json' };
import payments from './en/payments.json' with { type: 'json' };
import subscriptions from './en/subscriptions.json' with { type: 'json' };
import type { Messages } from './fr.ts';

export const en: Messages = {
  ...auth,
  ...bookings,
  ...common,
  ...community,
  ...customers,
  ...desk,
  labels: labelsIn(labels, 'en'),
  ...payments,
  ...subscriptions,
};
