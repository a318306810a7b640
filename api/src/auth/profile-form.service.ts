import { Injectable } from '@nestjs/common';
import type { UpdateProfileRequest } from '@five/shared/auth/auth.requests';
import type { Caller } from '../platform/access/caller.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { Files } from '../platform/files/files.ts';
import type { Upload } from '../platform/http/uploads/upload.ts';
import { LoginsService } from '../users/logins.service.ts';
import { ProfileService } from '../users/profile.service.ts';
import { AuthLimits } from './auth.limits.ts';
import { ContactChanges } from './verification/contact-changes.ts';

/**
 * Updates the profile. Personal data changes at once; a new e-mail or phone is used only after its
 * code is entered.
 */
@Injectable()
export class ProfileFormService {
  constructor(
    private readonly transactions: Transactions,
    private readonly logins: LoginsService,
    private readonly profile: ProfileService,
    private readonly contacts: ContactChanges,
    private readonly files: Files,
    private readonly limits: AuthLimits,
  ) {}

  /**
   * Updates the caller's profile.
   * @throws DomainError AUTH_EMAIL_TAKEN, AUTH_PHONE_TAKEN, AUTH_CODE_TOO_MANY, TOO_MANY_REQUESTS,
   * and the errors of `Files`
   */
  async update(
    caller: Caller,
    { email, phone, ...particulars }: UpdateProfileRequest,
    upload: Upload | null,
  ): Promise<void> {
    await this.contacts.count(caller, { email, phone });
    if (upload) await this.limits.sendPicture(caller.reference);
    await this.files.withPicture(upload, caller.reference, (photo) =>
      this.transactions.run(async (tx) => {
        const user = await this.logins.lock(tx, caller.userId);
        await this.profile.change(tx, user, { ...particulars, photo });
        await this.contacts.request(tx, user, { email, phone });
      }),
    );
  }
}
