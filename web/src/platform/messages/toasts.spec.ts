/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { dismissToast, showDownloading, showToast, useToasts } from './toasts.ts';

const shown = () => {
  const { result } = renderHook(useToasts);
  return () => result.current.map(({ message }) => message);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => void jest.runAllTimers());
  jest.useRealTimers();
});

describe('the short messages', () => {
  it('close after six seconds, that of a download after five', () => {
    const texts = shown();
    act(() => {
      showToast({ status: 'success', message: 'Bloqué' });
      showDownloading('Téléchargement');
    });
    expect(texts()).toEqual(['Bloqué', 'Téléchargement']);
    act(() => void jest.advanceTimersByTime(4999));
    expect(texts()).toEqual(['Bloqué', 'Téléchargement']);
    act(() => void jest.advanceTimersByTime(1));
    expect(texts()).toEqual(['Bloqué']);
    act(() => void jest.advanceTimersByTime(999));
    expect(texts()).toEqual(['Bloqué']);
    act(() => void jest.advanceTimersByTime(1));
    expect(texts()).toEqual([]);
  });

  it('replace the same message and stay six seconds from then on', () => {
    const texts = shown();
    act(() => showToast({ status: 'error', message: 'Refusé' }));
    act(() => void jest.advanceTimersByTime(5000));
    act(() => showToast({ status: 'error', message: 'Refusé' }));
    act(() => void jest.advanceTimersByTime(5000));
    expect(texts()).toEqual(['Refusé']);
    act(() => void jest.advanceTimersByTime(1000));
    expect(texts()).toEqual([]);
  });

  it('are three at most, the oldest leaves first', () => {
    const texts = shown();
    act(() => ['1', '2', '3', '4'].forEach((message) => showToast({ status: 'info', message })));
    expect(texts()).toEqual(['2', '3', '4']);
  });

  it('can be dismissed one by one', () => {
    const { result } = renderHook(useToasts);
    act(() => ['1', '2'].forEach((message) => showToast({ status: 'info', message })));
    act(() => dismissToast(result.current[0]?.id ?? 0));
    expect(result.current.map(({ message }) => message)).toEqual(['2']);
  });
});
