import { Injectable } from '@nestjs/common';

/** Wakes the dispatcher of this process right after a commit; the writer of a message need not know who sends it. */
@Injectable()
export class OutboxNudge {
  private listener: () => void = () => undefined;

  onWake(listener: () => void): void {
    this.listener = listener;
  }

  wake(): void {
    this.listener();
  }
}
