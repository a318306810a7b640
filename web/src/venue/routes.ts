import { route } from '@react-router/dev/routes';

export const venueRoutes = [
  route('conditions', '../venue/pages/conditions.tsx'),
  route('privacy', '../venue/pages/privacy.tsx'),
  route('medias', '../venue/medias/pages/medias.tsx'),
  route('tournament', '../venue/tournaments/pages/tournaments.tsx'),
  route('tournament/:year/:name', '../venue/tournaments/pages/tournament.tsx'),
  // In no list: only who has its token finds it.
  route('tournament/t/:token', '../venue/tournaments/pages/tournament.tsx', { id: 'unlisted' }),
];
