/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { ImpressionTracker } from './impression-tracker.ts';

/** The observer of the tracker, whose reports the tests make themselves. */
class Observer {
  static last: Observer;
  readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  readonly observed = new Set<Element>();
  readonly observe = (mark: Element) => void this.observed.add(mark);
  readonly unobserve = (mark: Element) => void this.observed.delete(mark);
  readonly disconnect = () => this.observed.clear();

  constructor(report: Observer['report']) {
    this.report = report;
    Observer.last = this;
  }
}

let sent: string[][];
let visibility: DocumentVisibilityState;

function logos(...partners: string[]): Element[] {
  return partners.map((partner) => {
    const mark = document.createElement('li');
    mark.setAttribute('data-partner', partner);
    return mark;
  });
}

function tracked(marks: Element[], reported = new Set<string>()): ImpressionTracker {
  const tracker = new ImpressionTracker(reported);
  tracker.start(marks);
  return tracker;
}

const show = (...marks: Element[]) =>
  Observer.last.report(marks.map((target) => ({ target, isIntersecting: true })));
const hide = (...marks: Element[]) =>
  Observer.last.report(marks.map((target) => ({ target, isIntersecting: false })));

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    fetch: (_url: string, { body }: { body: string }) => {
      sent.push((JSON.parse(body) as { partners: string[] }).partners);
      return Promise.reject(new Error('offline'));
    },
  });
});
afterEach(() => jest.useRealTimers());

describe('the views of partner logos', () => {
  it('count after one second in view, and are sent together two seconds later', () => {
    const [one, two] = logos('PT-1', 'PT-2') as [Element, Element];
    tracked([one, two]);
    show(one, two);
    jest.advanceTimersByTime(2999);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([['PT-1', 'PT-2']]);
  });

  it('do not count below one second', () => {
    const [one] = logos('PT-1') as [Element];
    tracked([one]);
    show(one);
    jest.advanceTimersByTime(999);
    hide(one);
    jest.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
  });

  it('count once per page, also for a second logo of the same partner', () => {
    const [one, again] = logos('PT-1', 'PT-1') as [Element, Element];
    const reported = new Set<string>();
    const tracker = tracked([one, again], reported);
    show(one, again);
    jest.advanceTimersByTime(3000);
    tracker.end();
    const [later] = logos('PT-1') as [Element];
    tracked([later], reported);
    show(later);
    jest.advanceTimersByTime(3000);
    expect(sent).toEqual([['PT-1']]);
  });

  it('pause while the page is hidden and begin anew when it is visible again', () => {
    const [one] = logos('PT-1') as [Element];
    tracked([one]);
    show(one);
    jest.advanceTimersByTime(600);
    turn('hidden');
    jest.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
    turn('visible');
    jest.advanceTimersByTime(999);
    turn('hidden');
    expect(sent).toEqual([]);
    turn('visible');
    jest.advanceTimersByTime(1000);
    turn('hidden');
    expect(sent).toEqual([['PT-1']]);
  });

  it('do not begin on a page that was opened in the background', () => {
    visibility = 'hidden';
    const [one] = logos('PT-1') as [Element];
    tracked([one]);
    show(one);
    jest.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
  });

  it('that were not sent yet are sent when the page is left', () => {
    const [one, two] = logos('PT-1', 'PT-2') as [Element, Element];
    const tracker = tracked([one, two]);
    show(one);
    jest.advanceTimersByTime(1000);
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([['PT-1']]);
    show(two);
    jest.advanceTimersByTime(1000);
    tracker.end();
    expect(sent).toEqual([['PT-1'], ['PT-2']]);
    expect(Observer.last.observed.size).toBe(0);
  });
});
