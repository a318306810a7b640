/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { setConsent } from '../platform/analytics/consent.ts';
import { usePartnerImpressions } from './use-partner-impressions.ts';

/** The observers that pages have created, with the elements that each observes. */
let observers: { observed: Element[]; see: () => void }[];

class ListObserver {
  readonly observed: Element[] = [];
  readonly observe = (element: Element) => void this.observed.push(element);
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;

  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    const see = () => report(this.observed.map((target) => ({ isIntersecting: true, target })));
    observers.push({ observed: this.observed, see });
  }
}

function Partners({ drawn }: { drawn: unknown }) {
  return (
    <ul ref={usePartnerImpressions<HTMLUListElement>(drawn)}>
      <li data-partner="PT-1" />
      <li data-partner="PT-2" />
    </ul>
  );
}

const asRobot = (webdriver: boolean) =>
  Object.defineProperty(navigator, 'webdriver', { configurable: true, get: () => webdriver });
/** Brings the list into view and waits until its code is loaded. */
async function scrollToList(): Promise<void> {
  observers[0]?.see();
  await loaded();
}
const loaded = () =>
  act(async () => {
    await import('./impression-tracker.ts');
    await Promise.resolve();
  });

beforeEach(() => {
  observers = [];
  asRobot(false);
  Object.assign(globalThis, { IntersectionObserver: ListObserver });
});
afterEach(cleanup);

describe('the views of partners on a page', () => {
  it('are counted logo by logo once the list comes into view', async () => {
    const { container } = render(<Partners drawn="PT-1,PT-2" />);
    expect(observers.map(({ observed }) => observed)).toEqual([[container.querySelector('ul')]]);
    await scrollToList();
    expect(observers[1]?.observed).toEqual([...container.querySelectorAll('li')]);
  });

  it('are not counted for an automated browser', () => {
    asRobot(true);
    render(<Partners drawn="PT-1,PT-2" />);
    expect(observers).toEqual([]);
  });

  it('are not counted before the partners are drawn', () => {
    const { rerender } = render(<Partners drawn={undefined} />);
    expect(observers).toEqual([]);
    rerender(<Partners drawn="PT-1,PT-2" />);
    expect(observers).toHaveLength(1);
  });

  it('are not counted on a page that is left while their code is loading', async () => {
    const { unmount } = render(<Partners drawn="PT-1,PT-2" />);
    observers[0]?.see();
    unmount();
    await loaded();
    expect(observers).toHaveLength(1);
  });

  it('are not counted for a visitor that refused analytics', () => {
    setConsent('no');
    render(<Partners drawn="PT-1,PT-2" />);
    expect(observers).toEqual([]);
  });
});
