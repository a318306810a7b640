import { Injectable } from '@nestjs/common';

/**
 * Wakes this process's dispatcher right after a commit, so that code that writes messages does not
 * depend on the dispatcher.
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
