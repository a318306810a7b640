/**
 * Minimum visible share of an element (0 to 1) and minimum time in milliseconds that count as a
 * view. The page must be visible too.
 */
const VISIBLE_SHARE = 0.5;
const VISIBLE_MS = 1_000;
/** Time in milliseconds for which views are collected before one request reports them. */
const BATCH_MS = 2_000;

/** Reports views of elements with the attribute `data-partner` to the API. */
export class ImpressionTracker {
  private readonly reported: Set<string>;
  private readonly visible = new Set<Element>();
  private readonly timers = new Map<Element, ReturnType<typeof setTimeout>>();
  private readonly waiting = new Set<string>();
  private readonly observer = new IntersectionObserver(
    (entries) => entries.forEach((entry) => this.move(entry)),
    { threshold: VISIBLE_SHARE },
  );
  private sending: ReturnType<typeof setTimeout> | undefined;

  constructor(alreadyReported: Set<string>) {
    this.reported = alreadyReported;
  }

  start(marks: Iterable<Element>): void {
    for (const mark of marks) this.observer.observe(mark);
    document.addEventListener('visibilitychange', this.turn);
    addEventListener('pagehide', this.send);
  }

  end(): void {
    this.observer.disconnect();
    document.removeEventListener('visibilitychange', this.turn);
    removeEventListener('pagehide', this.send);
    this.pause();
    this.send();
  }

  private move({ target, isIntersecting }: IntersectionObserverEntry): void {
    if (isIntersecting) {
      this.visible.add(target);
      this.begin(target);
    } else {
      this.visible.delete(target);
      clearTimeout(this.timers.get(target));
    }
  }

  /**
   * Starts or pauses the timers of the visible elements when the page becomes visible or hidden. On
   * prerendered and hidden pages no views are counted.
   */
  private readonly turn = (): void => {
    if (document.visibilityState === 'visible')
      return this.visible.forEach((mark) => this.begin(mark));
    this.pause();
    this.send();
  };

  private begin(mark: Element): void {
    if (document.visibilityState === 'visible')
      this.timers.set(
        mark,
        setTimeout(() => this.enqueue(mark), VISIBLE_MS),
      );
  }

  private pause(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private enqueue(mark: Element): void {
    const reference = mark.getAttribute('data-partner') ?? '';
    this.observer.unobserve(mark);
    this.visible.delete(mark);
    if (this.reported.has(reference)) return;
    this.reported.add(reference);
    this.waiting.add(reference);
    this.sending ??= setTimeout(this.send, BATCH_MS);
  }

  private readonly send = (): void => {
    clearTimeout(this.sending);
    this.sending = undefined;
    if (this.waiting.size === 0) return;
    const body = JSON.stringify({ partners: [...this.waiting] });
    this.waiting.clear();
    // Errors are ignored: the views of a failed request are not reported again.
    void fetch('/api/partner_views', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body,
    }).catch(() => undefined);
  };
}
