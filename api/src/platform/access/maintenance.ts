import { Injectable } from '@nestjs/common';
import { DomainError } from '../http/domain-error.ts';
import { type Caller, isStaff } from './caller.ts';

const RETRY_SECONDS = 60 * 60; // the window of a backup: 'retry after 01h00'

/** While the venue is under maintenance only the desk writes. Whether it is, the owner of the settings says. */
@Injectable()
export class Maintenance {
  private isOn: () => Promise<boolean> = () => Promise.resolve(false);

  /** Asked at each write of a visitor or a player: the answer must come from memory. */
  goBy(isOn: () => Promise<boolean>): void {
    this.isOn = isOn;
  }

  /** @throws DomainError MAINTENANCE (503) to everybody but the desk */
  async refuse(writer: Pick<Caller, 'role'> | undefined): Promise<void> {
    if (!isStaff(writer) && await this.isOn()) throw new DomainError('MAINTENANCE', { retryAfterSeconds: RETRY_SECONDS });
  }
}
