import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Audit } from '../../../platform/audit/audit.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { PgListener } from '../../../platform/database/pg-listener.ts';
import { type Tx, Transactions } from '../../../platform/database/transactions.ts';
import { codeRefused, tooManyRequests } from '../../../platform/http/domain-error.ts';
import type { Upload } from '../../../platform/http/uploads/upload.ts';
import { Semaphore } from '../../../platform/semaphore.ts';
import type { RenderedLogo } from './draw-logo.ts';
import { VenueLogoRow } from './venue-logo.entity.ts';

/** Loads the image library, which is the heaviest dependency, with the first logo. */
const drawing = () => import('./draw-logo.ts');
const HASH_DIGITS = 16;
/** Logos are large while they are decoded, so one is rendered at a time. */
const rendering = new Semaphore(1, { maxQueued: 4 }, tooManyRequests);

/** Stores and removes the venue's own logo. */
@Injectable()
export class LogoService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly pgListener: PgListener,
  ) {}

  /**
   * Renders a logo in its sizes and stores it in place of the former one.
   * @throws DomainError LOGO_FILE_REQUIRED and those of `drawLogo`
   */
  async replace(caller: Pick<Caller, 'reference'>, upload: Upload | null): Promise<void> {
    if (upload === null) throw codeRefused('LOGO_FILE_REQUIRED');
    const { drawLogo } = await drawing();
    const row = rowOf(await rendering.run(() => drawLogo(upload)));
    await this.change(caller, async (tx) => {
      await tx.upsert(VenueLogoRow, { ...row, id: 1, createdAt: this.clock.now() }, ['id']);
      return 'on';
    });
  }

  /** Removes the logo. Nothing changes if there is none. */
  async remove(caller: Pick<Caller, 'reference'>): Promise<void> {
    await this.change(caller, async (tx) => {
      const { affected } = await tx.delete(VenueLogoRow, { id: 1 });
      return affected ? 'off' : null;
    });
  }

  /** @param write returns the value for the audit trail; null: nothing changed */
  private async change(
    { reference }: Pick<Caller, 'reference'>,
    write: (tx: Tx) => Promise<'on' | 'off' | null>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const to = await write(tx);
      if (to === null) return;
      await this.audit.record(tx, {
        actor: reference,
        act: 'venue.logo',
        subjectKind: 'venue',
        subject: 'venue',
        to,
      });
      await this.pgListener.notify(tx, 'version', 'venue');
    });
  }
}

function rowOf({ picture, onDark, onLight, onAny, ground }: RenderedLogo) {
  const files = {
    picture: picture.bytes,
    onDark: onDark.bytes,
    onLight: onLight.bytes,
    onAny: onAny.bytes,
  };
  const hash = createHash('sha256');
  for (const bytes of Object.values(files)) hash.update(bytes);
  return { ...files, ground, hash: hash.digest('hex').slice(0, HASH_DIGITS) };
}
