import states from '@five/shared/locales/fr/states.json' with { type: 'json' };
import bookings from './fr/bookings.json' with { type: 'json' };
import common from './fr/common.json' with { type: 'json' };
import home from './fr/home.json' with { type: 'json' };
import pricings from './fr/pricings.json' with { type: 'json' };

export const texts = { bookings, common, home, pricings, states };
