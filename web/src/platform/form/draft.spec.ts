/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { endSession, startSession } from '../requests/session.ts';
import { useDraft } from './draft.ts';

type Values = Record<string, string | boolean>;

/** A token of the account `sub`, in the form that the API signs. */
const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.signature`;
const signIn = (sub: string, fullName = 'Salma Idrissi') =>
  startSession({ token: tokenOf(sub), fullName });

/** The draft of a form as a page that opens now has it. */
const open = (initial: Values, form: string | null = 'contact') =>
  renderHook(() => useDraft(form ?? undefined, initial)).result.current;
const kept = () => sessionStorage.getItem('drafts') ?? '';

afterEach(() => {
  endSession(true);
  sessionStorage.clear();
});

describe('the draft of a form', () => {
  it('is read when its page opens again, with the fields that were typed', () => {
    open({ message: '', phone: '' }).store({ message: 'Une question' });
    expect(open({ message: '', phone: '' }).read()).toEqual({ message: 'Une question' });
  });

  it('belongs to one form', () => {
    open({ message: '' }).store({ message: 'Une question' });
    expect(open({ message: '' }, 'academy').read()).toEqual({});
  });

  it('is not kept for a form without a name', () => {
    open({ message: '' }, null).store({ message: 'Une question' });
    expect(kept()).toBe('');
  });

  it.each(['password', 'passwordConfirmation', 'currentPassword', 'code', 'tutor.cin'])(
    'never holds %s',
    (name) => {
      open({ [name]: '' }).store({ [name]: 'secret' });
      expect(kept()).not.toContain('secret');
    },
  );

  it('holds no consent, which must be given again', () => {
    open({ acceptConditions: false }).store({ acceptConditions: true });
    expect(open({ acceptConditions: false }).read()).toEqual({});
  });

  it('gives way to a value that was changed elsewhere since, field by field', () => {
    open({ profession: 'Arbitre', address: '' }).store({ profession: 'Gardien' });
    open({ profession: 'Arbitre', address: '' }).store({ address: '12, rue des Orangers' });
    expect(open({ profession: 'Coach', address: '' }).read()).toEqual({
      address: '12, rue des Orangers',
    });
  });

  it('is dropped once it was sent, that of another form stays', () => {
    open({ message: '' }).store({ message: 'Une question' });
    open({ name: '' }, 'academy').store({ name: 'Inès' });
    open({ message: '' }).drop();
    expect(open({ message: '' }).read()).toEqual({});
    expect(open({ name: '' }, 'academy').read()).toEqual({ name: 'Inès' });
  });

  it('survives what another program wrote to the storage', () => {
    sessionStorage.setItem('drafts', '{');
    expect(open({ message: '' }).read()).toEqual({});
  });
});

describe('the drafts of an account', () => {
  it('are not shown to another account, even of the same name', () => {
    signIn('U-1');
    open({ message: '' }).store({ message: 'Pour vous seuls' });
    signIn('U-2');
    expect(open({ message: '' }).read()).toEqual({});
  });

  it('are replaced by those of the next account', () => {
    signIn('U-1');
    open({ message: '' }).store({ message: 'Pour vous seuls' });
    signIn('U-2');
    open({ phone: '' }).store({ phone: '0612345678' });
    expect(kept()).not.toContain('Pour vous seuls');
  });

  it('are kept when its session expires or its name changes', () => {
    signIn('U-1');
    open({ message: '' }).store({ message: 'Pour vous seuls' });
    endSession();
    expect(open({ message: '' }).read()).toEqual({});
    signIn('U-1', 'Salma B.');
    expect(open({ message: '' }).read()).toEqual({ message: 'Pour vous seuls' });
  });

  it('are removed by a sign-out', () => {
    signIn('U-1');
    open({ message: '' }).store({ message: 'Pour vous seuls' });
    endSession(true);
    expect(kept()).toBe('');
  });
});
