import { route } from '@react-router/dev/routes';

const page = (path: string) => route(path, `../venue/pages/${path}.tsx`);

const tournament = '../venue/tournaments/pages/tournament.tsx';

export const venueRoutes = [
  ...['about', 'academy', 'conditions', 'contact', 'maps', 'privacy', 'promo', 'sponsors'].map(
    page,
  ),
  route('medias', '../venue/medias/pages/medias.tsx'),
  route('tournament', '../venue/tournaments/pages/tournaments.tsx'),
  route('tournament/:year/:name', tournament),
  // Route of an unlisted tournament, which is only accessible with its token.
  route('tournament/t/:token', tournament, { id: 'unlisted' }),
];
