import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';

/** Restricts the metrics to requests with `OPS_TOKEN`. */
@Injectable()
export class OpsToken {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** @throws DomainError NOT_FOUND (404) for any other header */
  check(authorization: string | undefined): void {
    const { opsToken } = this.settings;
    if (opsToken === null || !equal(authorization ?? '', `Bearer ${opsToken}`))
      throw new DomainError('NOT_FOUND');
  }
}

/** Compares in constant time. */
function equal(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
