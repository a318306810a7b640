import { Injectable } from '@nestjs/common';
import type { LoginByCodeRequest, RequestLoginCodeRequest } from '@five/shared/auth/auth.requests';
import { Transactions } from '../../platform/database/transactions.ts';
import { fieldRefused } from '../../platform/http/domain-error.ts';
import { LoginsService } from '../../users/logins.service.ts';
import { AuthMails } from '../auth.mails.ts';
import { CodesService } from '../codes.service.ts';
import type { Origin } from '../request-origin.ts';
import { MINIMUM_MS, withMinimumDuration } from '../with-minimum-duration.ts';
import { CodeAttempts } from './code-attempts.ts';
import { PlayerSessions } from './player-sessions.ts';

/**
 * Sign-in of players by a code instead of a password. The code goes to the email, or to a verified
 * phone that was typed. No response reveals whether an account exists.
 */
@Injectable()
export class CodeLoginService {
  /** Minimum duration of all answers. */
  minimumMs = MINIMUM_MS;

  constructor(
    private readonly transactions: Transactions,
    private readonly attempts: CodeAttempts,
    private readonly logins: LoginsService,
    private readonly codes: CodesService,
    private readonly mails: AuthMails,
    private readonly sessions: PlayerSessions,
  ) {}

  /**
   * Sends a code if a verified account with the typed email or phone exists. Staff get one too, so
   * that only its owner learns which accounts are those of staff. A phone that the account has not
   * proven gets no code; the code is mailed then. The result does not depend on the account.
   * @throws DomainError AUTH_CODE_TOO_SOON, AUTH_CODE_TOO_MANY, AUTH_TOO_MANY_ATTEMPTS
   */
  request(request: RequestLoginCodeRequest, origin: Origin): Promise<{ mayGoToPhone: boolean }> {
    return withMinimumDuration(this.minimumMs, async () => {
      const sought = await this.attempts.beforeSending(request, origin);
      const { user, isKnown, to, mayGoToPhone } = sought;
      if (user?.active && user.verifiedAt !== null && (to !== null || user.email !== null))
        await this.transactions.run((tx) => this.mails.code(tx, user, 'login', { isKnown, to }));
      return { mayGoToPhone };
    });
  }

  /**
   * Opens a session with a code, and returns its token with the id of the user.
   * @throws DomainError AUTH_CODE_WRONG; after the correct code AUTH_PASSWORD_REQUIRED,
   * AUTH_WRONG_CREDENTIALS
   */
  login(
    { email, code }: LoginByCodeRequest,
    origin: Origin,
  ): Promise<{ token: string; userId: number }> {
    return withMinimumDuration(this.minimumMs, async () => {
      const { user, isKnown } = await this.attempts.beforeEntering(email, origin);
      const tried = user && (await this.codes.attempt(user.id, ['login'], code, { isKnown }));
      if (!user || !tried || tried.problem) throw wrongCode();
      const opened = await this.transactions.run(async (tx) => {
        const locked = await this.logins.lock(tx, user.id);
        this.sessions.refuse(locked);
        if (!(await this.codes.consume(tx, user.id, 'login', code))) throw wrongCode();
        return { token: await this.sessions.open(tx, locked, origin), userId: user.id };
      });
      await this.attempts.afterEntering(origin);
      return opened;
    });
  }
}

const wrongCode = () => fieldRefused('AUTH_CODE_WRONG', 'code');
