import { route } from '@react-router/dev/routes';

const page = (path: string) => route(path, `../venue/pages/${path}.tsx`);

export const venueRoutes = ['about', 'academy', 'conditions', 'contact', 'maps', 'privacy', 'promo', 'sponsors'].map(page);
