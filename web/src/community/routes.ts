import { route } from '@react-router/dev/routes';

export const communityRoutes = [
  route('players', '../community/pages/players.tsx'),
  route('open-matches', '../community/open-matches/pages/open-matches.tsx'),
  route('open-matches/:reference', '../community/open-matches/pages/open-match.tsx'),
  route('discussions', '../community/pages/discussions.tsx'),
  route('discussions/:reference', '../community/pages/thread.tsx'),
];

/** Pages for verified players. */
export const chatRoutes = [route('messagings', '../community/chats/pages/messagings.tsx')];
