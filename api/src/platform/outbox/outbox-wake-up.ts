import { Injectable } from '@nestjs/common';

/**
 * Wakes this process's dispatcher right after a commit; writers of messages do not depend on it.
 */
@Injectable()
export class OutboxWakeUp {
  private listener: () => void = () => undefined;

  onWake(listener: () => void): void {
    this.listener = listener;
  }

  wake(): void {
    this.listener();
  }
}
