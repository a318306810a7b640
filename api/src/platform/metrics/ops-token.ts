import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';

/** Restricts the metrics to requests with the token of the setting `OPS_TOKEN`. */
@Injectable()
export class OpsToken {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /**
   * Checks the authorization header.
   * @throws DomainError NOT_FOUND (404) without the right token
   */
  check(authorization: string | undefined): void {
    const { opsToken } = this.settings;
    if (opsToken === null || !equal(authorization ?? '', `Bearer ${opsToken}`))
      throw new DomainError('NOT_FOUND');
  }
}

/** Compares two texts in constant time, so that response times do not reveal the token. */
function equal(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
