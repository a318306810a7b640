import states from '@five/shared/locales/en/states.json' with { type: 'json' };
import bookings from './en/bookings.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import pricings from './en/pricings.json' with { type: 'json' };

export const texts = { bookings, common, home, pricings, states };
