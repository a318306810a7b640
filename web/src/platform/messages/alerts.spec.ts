/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { ApiFailure } from '@five/client/failure';
import { clearAlert, showAlert, showFailure, useAlert } from './alerts.ts';

const shown = () => {
  const { result } = renderHook(useAlert);
  return () => result.current?.message;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(clearAlert);
  jest.useRealTimers();
});

describe('the alert of the page', () => {
  it('closes after ten seconds', () => {
    const text = shown();
    act(() => showAlert({ status: 'success', message: 'Enregistré' }));
    act(() => void jest.advanceTimersByTime(9999));
    expect(text()).toBe('Enregistré');
    act(() => void jest.advanceTimersByTime(1));
    expect(text()).toBeUndefined();
  });

  it('is replaced by the next one, which stays ten seconds of its own', () => {
    const text = shown();
    act(() => showAlert({ status: 'success', message: 'un' }));
    act(() => void jest.advanceTimersByTime(9000));
    act(() => showAlert({ status: 'info', message: 'deux' }));
    act(() => void jest.advanceTimersByTime(9000));
    expect(text()).toBe('deux');
    act(() => void jest.advanceTimersByTime(1000));
    expect(text()).toBeUndefined();
  });

  it('shows the message of the API, or another where the API gave none', () => {
    const text = shown();
    const refused = new ApiFailure(409, 'NOT_FOUND', { message: 'Déjà annulée' });
    act(() => showFailure(refused, 'Réessayez'));
    expect(text()).toBe('Déjà annulée');
    act(() => showFailure(new ApiFailure(0, 'UNREACHABLE'), 'Réessayez'));
    expect(text()).toBe('Réessayez');
    act(() => showFailure(new TypeError('internal'), 'Réessayez'));
    expect(text()).toBe('Réessayez');
  });
});
