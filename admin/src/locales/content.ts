import academyAr from './ar/pages/academy.json' with { type: 'json' };
import customersAr from './ar/pages/customers.json' with { type: 'json' };
import mediasAr from './ar/pages/medias.json' with { type: 'json' };
import pricingsAr from './ar/pages/pricings.json' with { type: 'json' };
import settingsAr from './ar/pages/settings.json' with { type: 'json' };
import tablesAr from './ar/pages/tables.json' with { type: 'json' };
import tournamentsAr from './ar/pages/tournaments.json' with { type: 'json' };
import academyEn from './en/pages/academy.json' with { type: 'json' };
import customersEn from './en/pages/customers.json' with { type: 'json' };
import mediasEn from './en/pages/medias.json' with { type: 'json' };
import pricingsEn from './en/pages/pricings.json' with { type: 'json' };
import settingsEn from './en/pages/settings.json' with { type: 'json' };
import tablesEn from './en/pages/tables.json' with { type: 'json' };
import tournamentsEn from './en/pages/tournaments.json' with { type: 'json' };
import academyFr from './fr/pages/academy.json' with { type: 'json' };
import customersFr from './fr/pages/customers.json' with { type: 'json' };
import mediasFr from './fr/pages/medias.json' with { type: 'json' };
import pricingsFr from './fr/pages/pricings.json' with { type: 'json' };
import settingsFr from './fr/pages/settings.json' with { type: 'json' };
import tablesFr from './fr/pages/tables.json' with { type: 'json' };
import tournamentsFr from './fr/pages/tournaments.json' with { type: 'json' };

/**
 * The French texts of the lists and forms of the content tables, the customers and the settings.
 * They are loaded with the first page that needs them.
 */
export const contentFr = {
  ...academyFr,
  ...customersFr,
  ...mediasFr,
  ...pricingsFr,
  ...settingsFr,
  ...tablesFr,
  ...tournamentsFr,
};

/** The type of the English and Arabic texts: they must have the same keys as the French texts. */
export type ContentTexts = typeof contentFr;

export const contentEn: ContentTexts = {
  ...academyEn,
  ...customersEn,
  ...mediasEn,
  ...pricingsEn,
  ...settingsEn,
  ...tablesEn,
  ...tournamentsEn,
};
export const contentAr: ContentTexts = {
  ...academyAr,
  ...customersAr,
  ...mediasAr,
  ...pricingsAr,
  ...settingsAr,
  ...tablesAr,
  ...tournamentsAr,
};
