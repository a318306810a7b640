/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type * as Module from './consent.ts';

const SCRIPT = 'https://heat.test/map.js';
let consent: typeof Module;
let visits = 0;

let heatmapUrl: string | null;
jest.unstable_mockModule('../requests/public-data.ts', () => ({ publicData: () => heatmapUrl }));

/** Opens a page of a site with or without an analytics script. */
async function open(url: string | null): Promise<() => Module.Consent | null | undefined> {
  heatmapUrl = url;
  visits += 1;
  consent = (await import(`./consent.ts?visit=${visits}`)) as typeof Module;
  const { result } = renderHook(consent.useConsent);
  dialogOpen = () => result.current?.dialogOpen;
  return () => result.current?.consent;
}
let dialogOpen: () => boolean | undefined;

afterEach(() => localStorage.clear());

describe('the consent to analytics', () => {
  it('is asked for until the visitor decides, and the decision stays', async () => {
    const decision = await open(SCRIPT);
    expect([decision(), dialogOpen()]).toEqual([null, true]);
    act(() => consent.setConsent('no'));
    expect([decision(), dialogOpen()]).toEqual(['no', false]);
    const next = await open(SCRIPT);
    expect([next(), dialogOpen()]).toEqual(['no', false]);
    expect(consent.isAnalyticsRefused()).toBe(true);
  });

  it('is not asked for where the site has no script', async () => {
    await open(null);
    expect(dialogOpen()).toBe(false);
    expect(consent.isAnalyticsRefused()).toBe(false);
  });

  it('can be asked for again, which keeps the decision until another is made', async () => {
    localStorage.setItem('analytics-consent', 'yes');
    const decision = await open(SCRIPT);
    act(consent.resetConsent);
    expect([decision(), dialogOpen()]).toEqual(['yes', true]);
    act(() => consent.setConsent('yes'));
    expect([decision(), dialogOpen()]).toEqual(['yes', false]);
  });

  it('is undecided where the device holds another value', async () => {
    localStorage.setItem('analytics-consent', 'maybe');
    const decision = await open(SCRIPT);
    expect([decision(), dialogOpen()]).toEqual([null, true]);
  });
});
