import { Injectable } from '@nestjs/common';
import type {
  CreateTeamRequest,
  UpdateTeamRequest,
} from '@five/shared/tournaments/tournaments.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { isChanged } from '../../platform/audit/changes.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, violatedConstraint } from '../../platform/database/transactions.ts';
import { Files } from '../../platform/files/files.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/upload.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../../platform/idempotency/idempotent-transactions.ts';
import { newReference } from '../../platform/references.ts';
import { searchText } from '../../platform/texts/content-language.ts';
import { Team } from './team.entity.ts';
import { found, TournamentStore } from './tournament-store.ts';

/**
 * Adds teams to a tournament, assigns them to groups, and removes teams that no match references.
 */
@Injectable()
export class TeamsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: TournamentStore,
    private readonly files: Files,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the reference of the new team. */
  async create(
    by: Caller,
    request: CreateTeamRequest,
    upload: Upload | null,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    const reference = newReference('TM');
    return this.files.withPicture(upload, by.reference, (file) =>
      this.transactions.runOnce(idempotency, async (tx) => {
        const { id } = await this.store.lockNamed(tx, request.tournament);
        const team = tx.create(Team, {
          reference,
          tournamentId: id,
          groupCode: null,
          position: await nextPosition(tx, id),
          createdAt: this.clock.now(),
        });
        team.crestId = await this.files.replace(tx, {
          former: null,
          file,
          change: request,
          owner: ownerOf(reference),
        });
        await tx.save(fill(team, request)).catch(nameTaken);
        await this.note(tx, by, 'team.create', reference);
        return reference;
      }),
    );
  }

  /** Updates a team. A team that is in a group match cannot change its group. */
  async update(
    by: Caller,
    reference: string,
    request: UpdateTeamRequest,
    upload: Upload | null,
  ): Promise<void> {
    await this.files.withPicture(upload, by.reference, (file) =>
      this.transactions.run(async (tx) => {
        const tournament = await this.store.lockOf(tx, 'teams', reference);
        await this.store.changing(tx, tournament, async () => {
          const team = found(await tx.findOneBy(Team, { reference }));
          const before = { ...team };
          if (
            request.group !== undefined &&
            request.group !== team.groupCode &&
            (await isInGroupMatch(tx, team))
          )
            throw new DomainError('TEAM_IN_USE');
          team.crestId = await this.files.replace(tx, {
            former: team.crestId,
            file,
            change: request,
            owner: ownerOf(reference),
          });
          await tx.save(fill(team, request)).catch(nameTaken);
          if (isChanged(before, team) || this.files.hasChanged(tx))
            await this.note(tx, by, 'team.update', reference);
        });
      }),
    );
  }

  async remove(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const tournament = await this.store.lockOf(tx, 'teams', reference);
      await this.store.changing(tx, tournament, async () => {
        const { id, crestId } = found(await tx.findOneBy(Team, { reference }));
        await tx.delete(Team, { id }).catch(inUse);
        if (crestId !== null) await this.files.release(tx, crestId);
      });
      await this.note(tx, by, 'team.delete', reference);
    });
  }

  private note(tx: Tx, by: Caller, act: string, reference: string): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'team',
      subject: reference,
    });
  }
}

const ownerOf = (reference: string) => ({ kind: 'team', reference });

function fill(team: Team, { name, shortName, color, group, position }: UpdateTeamRequest): Team {
  if (name !== undefined) team.name = name.trim();
  if (shortName !== undefined) team.shortName = shortName.trim();
  if (color !== undefined) team.color = color;
  if (group !== undefined) team.groupCode = group;
  if (position !== undefined) team.position = position;
  team.search = searchText(team.reference, team.name, team.shortName);
  return team;
}

async function nextPosition(tx: Tx, tournamentId: number): Promise<number> {
  return ((await tx.maximum(Team, 'position', { tournamentId })) ?? 0) + 1;
}

async function isInGroupMatch(tx: Tx, { id }: Team): Promise<boolean> {
  return (
    (
      await tx.query<unknown[]>(
        `select from matches where stage = 'group' and $1 in (home_team_id, away_team_id) limit 1`,
        [id],
      )
    ).length > 0
  );
}

function nameTaken(error: unknown): never {
  throw violatedConstraint(error) === 'teams_name_once' ? codeRefused('TEAM_NAME_TAKEN') : error;
}

function inUse(error: unknown): never {
  throw violatedConstraint(error)?.startsWith('matches_') ? new DomainError('TEAM_IN_USE') : error;
}
