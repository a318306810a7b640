import type { TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { TournamentHead } from './tournament-head.tsx';
import { TournamentSections } from './tournament-sections.tsx';

interface Props {
  head: TournamentAnswer;
  /** The tournament of the sections; null while they are not rendered yet. */
  below: TournamentAnswer | null;
  /** Path of the tournament's page without language. */
  path: string;
}

/** Head and sections of a tournament. */
export function TournamentContent({ head, below, path }: Props) {
  return (
    <article className="tournament">
      <TournamentHead tournament={head} path={path} />
      {below && <TournamentSections tournament={below} />}
    </article>
  );
}
