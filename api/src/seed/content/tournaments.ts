import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { CreateMatchRequest } from '@five/shared/tournaments/tournaments.requests';
import { minutesOfTime, timeOfMinutes } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/caller.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { MatchesService } from '../../venue/tournaments/matches.service.ts';
import { TeamsService } from '../../venue/tournaments/teams.table.ts';
import { TournamentsService } from '../../venue/tournaments/tournaments.service.ts';
import { demoCaller } from '../callers.ts';
import { demoPicture } from '../pictures/demo-picture.ts';
import { type TeamCode, TEAMS } from './tournament-teams.ts';
import { type DemoEdition, EDITIONS, PAIRS } from './tournaments-list.ts';

const PITCHES = ['P1', 'P2'];

interface Place {
  date: string;
  startTime: string;
  endTime: string;
  /**
   * The pitch of the matches. Null for a load test: no pitch is occupied, so that the test finds
   * every pitch free.
   */
  pitch: string | null;
}

/** Loads two played editions and a planned edition, through the services that an admin uses. */
export async function loadTournaments(
  app: NestFastifyApplication,
  settings: Settings,
): Promise<void> {
  const admin = await demoCaller(app, 'admin@demo.test');
  for (const edition of EDITIONS)
    await new TournamentSeeder(app, admin, edition, settings.demo === 'bench').load();
}

class TournamentSeeder {
  private readonly teams = new Map<TeamCode, string>();

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly by: Caller,
    private readonly edition: DemoEdition,
    private readonly bench: boolean,
  ) {}

  async load(): Promise<void> {
    const { slug, title, summary, rules, from, to, unlisted, featured, poster } = this.edition;
    await this.forgetHalf();
    await this.app
      .get(TournamentsService)
      .create(
        this.by,
        { slug, title, summary, rules, from, to, unlisted, featured },
        await demoPicture(`posters/${poster}`),
      );
    await Promise.all(
      Object.entries(this.edition.groups).map(([group, codes]) => this.enter(group, codes)),
    );
    await this.playGroups();
    await this.playOn();
  }

  /** Deletes an edition that an interrupted load left incomplete. */
  private async forgetHalf(): Promise<void> {
    const { slug } = this.edition;
    const found = await this.app
      .get(DataSource)
      .query<unknown[]>('select from tournaments where slug = $1', [slug]);
    if (found.length > 0) await this.app.get(TournamentsService).remove(this.by, slug);
  }

  private async enter(group: string, codes: readonly TeamCode[]): Promise<void> {
    for (const code of codes) {
      const { name, color } = TEAMS[code];
      const position = Object.values(this.edition.groups).flat().indexOf(code) + 1;
      const team = { tournament: this.edition.slug, name, shortName: code, color, group, position };
      this.teams.set(
        code,
        await this.app
          .get(TeamsService)
          .create(this.by, team, await demoPicture(`teams/${code.toLowerCase()}`)),
      );
    }
  }

  /** Creates the group matches, round by round through all groups. */
  private async playGroups(): Promise<void> {
    const { groups, results, days, starts } = this.edition;
    const places = days.flatMap((date) =>
      starts.flatMap((startTime) => PITCHES.map((pitch) => this.placeOf(date, startTime, pitch))),
    );
    for (const [round, [home, away]] of PAIRS.entries()) {
      for (const [group, codes] of Object.entries(groups)) {
        const [one, other] = [codes[home], codes[away]].map((code) => code && this.teams.get(code));
        await this.plan(
          { stage: 'group', group, home: { team: one }, away: { team: other }, ...places.shift() },
          results[group]?.[round],
        );
      }
    }
  }

  private async playOn(): Promise<void> {
    const played: string[] = [];
    for (const [stage, home, away, date, startTime, pitch, score] of this.edition.duels) {
      const sides = {
        home: { from: sourceOf(home, played) },
        away: { from: sourceOf(away, played) },
      };
      played.push(
        await this.plan({ stage, ...sides, ...this.placeOf(date, startTime, pitch) }, score),
      );
    }
  }

  private async plan(
    match: Omit<CreateMatchRequest, 'tournament'>,
    score: string | undefined,
  ): Promise<string> {
    const reference = await this.placed({ tournament: this.edition.slug, ...match });
    if (score !== undefined)
      await this.app.get(MatchesService).update(this.by, reference, resultOf(score));
    return reference;
  }

  /**
   * Creates the match on the intended pitch. If a demo booking occupies it, the match gets another
   * pitch, or no pitch.
   */
  private async placed(match: CreateMatchRequest): Promise<string> {
    const { pitch = null } = match;
    const others = pitch === null ? [] : PITCHES.filter((one) => one !== pitch);
    for (const one of [pitch, ...others]) {
      try {
        return await this.app.get(MatchesService).create(this.by, { ...match, pitch: one });
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'MATCH_SLOT_TAKEN') throw error;
      }
    }
    return this.app.get(MatchesService).create(this.by, { ...match, pitch: null });
  }

  private placeOf(date: string, startTime: string, pitch: string): Place {
    return {
      date,
      startTime,
      endTime: timeOfMinutes(minutesOfTime(startTime) + 60),
      pitch: this.bench ? null : pitch,
    };
  }
}

/**
 * Converts the short form of a team to the form of the API. `A1` is the first team of group A; `W0`
 * is the winner and `L0` the loser of the first knockout match.
 * @param played references of the knockout matches created so far
 */
function sourceOf(text: string, played: readonly string[]): string {
  const [letter = '', number = ''] = text;
  const kind = { W: 'winner', L: 'loser' }[letter];
  return kind ? `${kind}:${played[Number(number)] ?? ''}` : `group:${letter}:${number}`;
}

/** Parses a result such as `2-2 4-3`: goals, then penalties if there were any. */
function resultOf(score: string) {
  const [homeGoals, awayGoals, homePenalties = null, awayPenalties = null] = score
    .split(/[- ]/)
    .map(Number);
  return { homeGoals, awayGoals, homePenalties, awayPenalties };
}
