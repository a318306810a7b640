import academy from './ar/pages/academy.json' with { type: 'json' };
import audit from './ar/pages/audit.json' with { type: 'json' };
import customers from './ar/pages/customers.json' with { type: 'json' };
import medias from './ar/pages/medias.json' with { type: 'json' };
import notices from './ar/pages/notices.json' with { type: 'json' };
import pricings from './ar/pages/pricings.json' with { type: 'json' };
import reports from './ar/pages/reports.json' with { type: 'json' };
import settings from './ar/pages/settings.json' with { type: 'json' };
import tables from './ar/pages/tables.json' with { type: 'json' };
import tournaments from './ar/pages/tournaments.json' with { type: 'json' };
import users from './ar/pages/users.json' with { type: 'json' };

export const texts = {
  ...academy,
  ...audit,
  ...customers,
  ...medias,
  ...notices,
  ...pricings,
  ...reports,
  ...settings,
  ...tables,
  ...tournaments,
  ...users,
};
