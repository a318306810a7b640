import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  CreateTournamentRequest,
  UpdateTournamentRequest,
} from '@five/shared/tournaments/tournaments.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { isChanged } from '../../platform/audit/changes.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, violatedConstraint } from '../../platform/database/transactions.ts';
import { Files } from '../../platform/files/files.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/upload.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../../platform/idempotency/idempotent-transactions.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { MatchSlots } from './match-slots.ts';
import { TournamentStore } from './tournament-store.ts';
import { Tournament } from './tournament.entity.ts';

const TOKEN_BYTES = 16; // 128 bits, so that an unlisted page cannot be found by guessing.

/** Creates, updates and deletes editions of tournaments, for an admin. */
@Injectable()
export class TournamentsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: TournamentStore,
    private readonly slots: MatchSlots,
    private readonly files: Files,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the slug of the new edition. */
  async create(
    by: Caller,
    request: CreateTournamentRequest,
    upload: Upload | null,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    const { slug } = request;
    return this.files.withPicture(upload, by.reference, (file) =>
      this.transactions.runOnce(idempotency, async (tx) => {
        const tournament = tx.create(Tournament, {
          slug,
          token: randomBytes(TOKEN_BYTES).toString('base64url'),
          rules: null,
          unlisted: false,
          featured: false,
          createdAt: this.clock.now(),
        });
        tournament.posterId = await this.files.replace(tx, {
          former: null,
          file,
          change: request,
          owner: ownerOf(slug),
        });
        await this.save(tx, tournament, request);
        await this.note(tx, by, 'tournament.create', slug);
        return slug;
      }),
    );
  }

  async update(
    by: Caller,
    slug: string,
    request: UpdateTournamentRequest,
    upload: Upload | null,
  ): Promise<void> {
    await this.files.withPicture(upload, by.reference, (file) =>
      this.transactions.run(async (tx) => {
        const tournament = await this.store.lock(tx, slug);
        const before = { ...tournament };
        tournament.posterId = await this.files.replace(tx, {
          former: tournament.posterId,
          file,
          change: request,
          owner: ownerOf(slug),
        });
        await this.save(tx, tournament, request);
        if (isChanged(before, tournament) || this.files.hasChanged(tx))
          await this.note(tx, by, 'tournament.update', slug);
      }),
    );
  }

  /**
   * Deletes an edition with its teams, matches and pictures, and releases the slots of its matches.
   */
  async remove(by: Caller, slug: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { id } = await this.store.lock(tx, slug);
      await this.slots.releaseAll(tx, id);
      const pictures = await tx.query<{ file: number }[]>(PICTURES, [id]);
      await tx.delete(Tournament, { id });
      for (const { file } of pictures) await this.files.release(tx, file);
      await this.note(tx, by, 'tournament.delete', slug);
    });
  }

  private async save(
    tx: Tx,
    tournament: Tournament,
    request: UpdateTournamentRequest,
  ): Promise<void> {
    fill(tournament, request);
    if (tournament.toDate < tournament.fromDate) throw codeRefused('TOURNAMENT_DATES');
    await this.store.save(tx, tournament).catch(slugTaken);
  }

  private note(tx: Tx, by: Caller, act: string, slug: string): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'tournament',
      subject: slug,
    });
  }
}

const PICTURES = `select poster_id as file from tournaments where id = $1 and poster_id is not null
  union all select crest_id from teams where tournament_id = $1 and crest_id is not null
  order by 1`;

const ownerOf = (slug: string) => ({ kind: 'tournament', reference: slug });

function fill(
  tournament: Tournament,
  { title, summary, rules, from, to, unlisted, featured }: UpdateTournamentRequest,
): void {
  if (title) tournament.title = plainTexts(title);
  if (summary) tournament.summary = plainTexts(summary);
  if (rules !== undefined) tournament.rules = rules && plainTexts(rules);
  if (from !== undefined) tournament.fromDate = from;
  if (to !== undefined) tournament.toDate = to;
  if (unlisted !== undefined) tournament.unlisted = unlisted;
  if (featured !== undefined) tournament.featured = featured;
  tournament.search = searchText(tournament.slug, tournament.title, tournament.summary);
}

function slugTaken(error: unknown): never {
  throw violatedConstraint(error) === 'tournaments_slug'
    ? codeRefused('TOURNAMENT_SLUG_TAKEN')
    : error;
}
