/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { SessionProvider } from '../requests/session.ts';
import { useQueryText, useSearchText } from './query-text.ts';

const pageAt =
  (path: string) =>
  ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider value={null}>{children}</SessionProvider>
    </MemoryRouter>
  );
const open = (path: string) =>
  renderHook(() => ({ ...useSearchText(), query: useLocation().search }), {
    wrapper: pageAt(path),
  }).result;
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the text of a search', () => {
  it('is searched 300 ms after the last key, without spaces around it', () => {
    const search = open('/players');
    act(() => search.current.type('sal'));
    pass(299);
    act(() => search.current.type(' salma '));
    expect([search.current.typed, search.current.searched]).toEqual([' salma ', '']);
    pass(299);
    expect(search.current.searched).toBe('');
    pass(1);
    expect([search.current.typed, search.current.searched]).toEqual([' salma ', 'salma']);
  });

  it('is in the address, beside its other parameters, and leaves it when it is cleared', () => {
    const search = open('/players?city=Rabat&q=salma');
    expect([search.current.typed, search.current.searched]).toEqual(['salma', 'salma']);
    act(() => search.current.type('anas'));
    pass(300);
    expect(search.current.query).toBe('?city=Rabat&q=anas');
    act(() => search.current.type(''));
    pass(300);
    expect(search.current.query).toBe('?city=Rabat');
  });

  it('is not searched again for the same text', () => {
    const search = open('/players?q=salma');
    act(() => search.current.type('salma '));
    pass(1000);
    expect(search.current.query).toBe('?q=salma');
  });
});

describe('a parameter of the address', () => {
  it('is empty where it is missing, and in a prerendered page', () => {
    const wrapper = pageAt('/players?q=salma');
    expect(renderHook(() => useQueryText('q'), { wrapper }).result.current).toBe('salma');
    expect(renderHook(() => useQueryText('city'), { wrapper }).result.current).toBe('');
    const prerendered = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/players?q=salma']}>{children}</MemoryRouter>
    );
    const { result } = renderHook(() => useQueryText('q'), { wrapper: prerendered });
    expect(result.current).toBe('');
  });
});
