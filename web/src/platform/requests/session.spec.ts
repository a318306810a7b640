/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type * as Module from './session.ts';

const SALMA = { token: 'token-salma', fullName: 'Salma Idrissi' };

let tab: typeof Module;
let tabs = 0;

/** Opens a tab: its module keeps the session in a variable. */
async function openTab(): Promise<typeof Module> {
  tabs += 1;
  return (await import(`./session.ts?tab=${tabs}`)) as typeof Module;
}

const stored = () => JSON.parse(localStorage.getItem('session') ?? 'null') as unknown;
const store = (value: unknown) => localStorage.setItem('session', JSON.stringify(value));

/** The session as the components of this tab see it. */
function seen() {
  const { result } = renderHook(tab.useStoredSession);
  return () => result.current?.fullName ?? null;
}

/**
 * Returns how often the page reloads during an action. The document of the tests cannot reload and
 * reports the attempt as an error.
 */
function reloadsBy(action: () => void): number {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  action();
  const errors = report.mock.calls.map(([error]) => String(error));
  report.mockRestore();
  expect(errors.filter((error) => !error.includes('navigation'))).toEqual([]);
  return errors.length;
}

/** What another tab has written to the storage, as this tab notices it. */
const fromOtherTab = (key: string | null) =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  tab = await openTab();
});

describe('the session of a tab', () => {
  it('is stored on the device, and read by the next tab', async () => {
    tab.startSession(SALMA);
    expect(stored()).toEqual(SALMA);
    const next = await openTab();
    expect(next.session()).toEqual(SALMA);
  });

  it.each([
    null,
    'text',
    7,
    [],
    {},
    { token: 7, fullName: 'x' },
    { token: 'x' },
    { token: 'x', fullName: 7 },
  ])('is none where the device holds %j', (value) => {
    store(value);
    expect(tab.session()).toBeNull();
  });

  it('is none where the device holds no JSON', () => {
    localStorage.setItem('session', '{');
    expect(tab.session()).toBeNull();
  });

  it('takes a new name of its user', () => {
    tab.startSession(SALMA);
    const name = seen();
    act(() => tab.renameSession('Salma B.'));
    expect(name()).toBe('Salma B.');
    expect(stored()).toEqual({ ...SALMA, fullName: 'Salma B.' });
  });

  it('gets no name without a user', () => {
    tab.renameSession('Salma B.');
    expect(stored()).toBeNull();
  });
});

describe('the end of a session', () => {
  beforeEach(() => {
    tab.startSession(SALMA);
    localStorage.setItem(tab.UNSENT_KEY, 'unsent');
    sessionStorage.setItem(tab.DRAFTS_KEY, 'drafts');
  });

  it('by a sign-out removes unsent messages and drafts, and is reported once', () => {
    tab.endSession(true);
    expect([stored(), localStorage.getItem(tab.UNSENT_KEY)]).toEqual([null, null]);
    expect(sessionStorage.getItem(tab.DRAFTS_KEY)).toBeNull();
    expect(tab.consumeSignOut()).toBe(true);
    expect(tab.consumeSignOut()).toBe(false);
  });

  it('by expiry keeps them for the next sign-in', () => {
    tab.endSession();
    expect(stored()).toBeNull();
    expect(localStorage.getItem(tab.UNSENT_KEY)).toBe('unsent');
    expect(sessionStorage.getItem(tab.DRAFTS_KEY)).toBe('drafts');
    expect(tab.consumeSignOut()).toBe(false);
  });
});

describe('another tab', () => {
  it('that signs in is followed', () => {
    const name = seen();
    expect(reloadsBy(() => (store(SALMA), fromOtherTab('session')))).toBe(0);
    expect(name()).toBe('Salma Idrissi');
  });

  it('that renames the user is followed', () => {
    tab.startSession(SALMA);
    const name = seen();
    store({ ...SALMA, fullName: 'Salma B.' });
    fromOtherTab('session');
    expect(name()).toBe('Salma B.');
  });

  it('that changes another value is not followed', () => {
    const name = seen();
    store(SALMA);
    fromOtherTab('analytics-consent');
    expect(name()).toBeNull();
    fromOtherTab(null);
    expect(name()).toBe('Salma Idrissi');
  });

  it.each([
    ['signs out', null],
    ['signs another account in', { token: 'token-anas', fullName: 'Anas Zerouali' }],
  ])('that %s reloads the page, which holds data of the account', (_act, next) => {
    tab.startSession(SALMA);
    seen();
    expect(reloadsBy(() => (store(next), fromOtherTab('session')))).toBe(1);
  });
});

describe('a page that the back button restores', () => {
  const pageshow = (persisted: boolean) => () => {
    localStorage.removeItem('session');
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  };

  it('reloads if its account has signed out since', () => {
    tab.startSession(SALMA);
    seen();
    expect(reloadsBy(pageshow(true))).toBe(1);
  });

  it('does not reload if it was loaded anew, or if no account was signed in', () => {
    tab.startSession(SALMA);
    seen();
    expect(reloadsBy(pageshow(false))).toBe(0);
    act(() => tab.endSession());
    expect(reloadsBy(pageshow(true))).toBe(0);
  });
});
