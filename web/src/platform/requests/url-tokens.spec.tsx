/** @jest-environment jsdom */
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { SessionProvider } from './session.ts';
import { STRIP_URL_TOKENS, useUrlToken, withUrlTokens } from './url-tokens.ts';

/** Opens an address as a new page, whose head runs the script first. */
function visit(path: string, state: unknown = null): void {
  history.replaceState(state, '', path);
  const script = document.createElement('script');
  script.textContent = STRIP_URL_TOKENS;
  document.head.replaceChildren(script);
}

/** The token and the email that the page at a path reads, with the state of its history entry. */
function read(path: string, state?: unknown): [token: string, email: string] {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: path, state }]}>
      <SessionProvider value={null}>{children}</SessionProvider>
    </MemoryRouter>
  );
  const useTokens = () => [useUrlToken('token'), useUrlToken('email')] as [string, string];
  return renderHook(useTokens, { wrapper }).result.current;
}

const address = () => location.pathname + location.search + location.hash;
const entryState = () => (history.state as { usr?: unknown } | null)?.usr;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('a token in the address of a page', () => {
  it.each([
    ['/waiting/offer?token=tok3n&x=1', '/waiting/offer?x=1'],
    ['/ar/waiting/offer?x=1&token=tok3n#places', '/ar/waiting/offer?x=1#places'],
    ['/en/reset/password/new?email=nadia%40five.test&token=tok3n', '/en/reset/password/new'],
  ])('leaves %s before any other script runs', (path, clean) => {
    visit(path);
    expect(address()).toBe(clean);
    expect(entryState()).toMatchObject({ secrets: { token: 'tok3n' } });
  });

  it('is kept in the history entry, beside what the entry already holds', () => {
    visit('/reset/password/new?token=tok3n&email=nadia%40five.test', { key: 'k', usr: { a: 1 } });
    expect(history.state).toEqual({
      key: 'k',
      usr: { a: 1, secrets: { token: 'tok3n', email: 'nadia@five.test' } },
    });
    expect(read('/reset/password/new', entryState())).toEqual(['tok3n', 'nadia@five.test']);
  });

  it('is known to the same page in another language, and to no other page', () => {
    visit('/ar/waiting/offer?token=tok3n');
    expect(read('/en/waiting/offer')).toEqual(['tok3n', '']);
    expect(read('/waiting/offer')).toEqual(['tok3n', '']);
    expect(read('/waiting')).toEqual(['', '']);
    expect(read('/reset/password/new')).toEqual(['', '']);
  });

  it('that is missing leaves the address and an email as they are', () => {
    visit('/auth/login?email=nadia%40five.test');
    expect(address()).toBe('/auth/login?email=nadia%40five.test');
    expect(sessionStorage.length).toBe(0);
  });

  it('is not read in a prerendered page', () => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter
        initialEntries={[{ pathname: '/waiting/offer', state: { secrets: { token: 'tok3n' } } }]}
      >
        {children}
      </MemoryRouter>
    );
    expect(renderHook(() => useUrlToken('token'), { wrapper }).result.current).toBe('');
  });
});

describe('a page that passes a token on', () => {
  it('gives it to the next page in the state and for another language', () => {
    const state = withUrlTokens('/ar/reset/password/new', { token: 'tok3n' });
    expect(read('/ar/reset/password/new', state)).toEqual(['tok3n', '']);
    expect(read('/en/reset/password/new')).toEqual(['tok3n', '']);
  });
});
