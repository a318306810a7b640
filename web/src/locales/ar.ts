import states from '@five/shared/locales/ar/states.json' with { type: 'json' };
import bookings from './ar/bookings.json' with { type: 'json' };
import common from './ar/common.json' with { type: 'json' };
import home from './ar/home.json' with { type: 'json' };
import pricings from './ar/pricings.json' with { type: 'json' };

export const texts = { bookings, common, home, pricings, states };
