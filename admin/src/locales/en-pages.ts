import academy from './en/pages/academy.json' with { type: 'json' };
import audit from './en/pages/audit.json' with { type: 'json' };
import customers from './en/pages/customers.json' with { type: 'json' };
import medias from './en/pages/medias.json' with { type: 'json' };
import notices from './en/pages/notices.json' with { type: 'json' };
import pricings from './en/pages/pricings.json' with { type: 'json' };
import reports from './en/pages/reports.json' with { type: 'json' };
import settings from './en/pages/settings.json' with { type: 'json' };
import tables from './en/pages/tables.json' with { type: 'json' };
import tournaments from './en/pages/tournaments.json' with { type: 'json' };
import users from './en/pages/users.json' with { type: 'json' };

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
