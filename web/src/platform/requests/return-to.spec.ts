/** @jest-environment jsdom */
import {
  consumeRememberedPage,
  forgetPage,
  hasSessionEnded,
  rememberedPage,
  rememberPage,
  rememberSessionEnd,
} from './return-to.ts';

afterEach(forgetPage);

describe('the page that a login opens', () => {
  it('is the requested one with its query, once', () => {
    rememberPage('/ar/account/reservations/create?date=2026-11-21');
    expect(rememberedPage()).toBe('/ar/account/reservations/create?date=2026-11-21');
    expect(consumeRememberedPage()).toBe('/ar/account/reservations/create?date=2026-11-21');
    expect(consumeRememberedPage()).toBeNull();
  });

  it.each(['//evil.test', 'https://evil.test', 'javascript:alert(1)', ''])(
    'is never an address of another site: %s',
    (path) => {
      rememberPage(path);
      expect(rememberedPage()).toBeNull();
    },
  );

  it('states that a session ended until the user signs in or goes elsewhere', () => {
    expect(hasSessionEnded()).toBe(false);
    rememberSessionEnd();
    expect(hasSessionEnded()).toBe(true);
    consumeRememberedPage();
    expect(hasSessionEnded()).toBe(false);
  });
});
