import { randomKey } from '@five/client/api';
import { again, withChosen, type Photo } from './photos.rules.ts';

type SendPhoto = (photo: Photo) => Promise<NonNullable<Photo['stored']>>;

/**
 * Uploads photos one after the other. The queue exists at module level, so that leaving the page
 * does not cancel it.
 */
export class PhotoQueue {
  private photos: readonly Photo[] = [];
  private isRunning = false;
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  all = () => this.photos;

  /** Adds files to the queue. Returns the names of files that are queued already. */
  add(files: readonly File[]): string[] {
    const { photos, twice } = withChosen(this.photos, files, randomKey);
    this.notify(photos);
    return twice;
  }

  retry(key: string): void {
    this.notify(
      this.photos.map((photo) =>
        photo.key === key && photo.state === 'refused' ? again(photo) : photo,
      ),
    );
  }

  /** Removes uploaded photos from the queue. */
  forgetSent(): void {
    this.notify(this.photos.filter(({ state }) => state !== 'sent'));
  }

  /** Uploads the queued photos. A second call returns at once while the first is running. */
  async run(send: SendPhoto): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let next = this.next(); next; next = this.next()) await this.sendOne(next, send);
    this.isRunning = false;
  }

  private async sendOne(photo: Photo, send: SendPhoto): Promise<void> {
    this.change({ ...photo, state: 'sending' });
    try {
      this.change({ ...photo, state: 'sent', stored: await send(photo) });
    } catch (error) {
      this.change({
        ...photo,
        state: 'refused',
        error: error instanceof Error ? error : new Error(String(error)),
      });
    }
  }

  private next(): Photo | undefined {
    return this.photos.find(({ state }) => state === 'waiting');
  }

  private change(photo: Photo): void {
    this.notify(this.photos.map((one) => (one.key === photo.key ? photo : one)));
  }

  private notify(photos: readonly Photo[]): void {
    this.photos = photos;
    for (const listener of this.listeners) listener();
  }
}

export const photoQueue = new PhotoQueue();
