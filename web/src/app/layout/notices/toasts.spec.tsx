/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import ar from '../../../locales/ar/common.json' with { type: 'json' };
import en from '../../../locales/en/common.json' with { type: 'json' };
import fr from '../../../locales/fr/common.json' with { type: 'json' };
import { reportUnhandledErrors } from '../../../platform/messages/report-unhandled-errors.ts';
import { Toasts } from './toasts.tsx';

const texts = createInstance();

async function open(locale: string): Promise<void> {
  await texts.changeLanguage(locale);
  render(
    <I18nextProvider i18n={texts}>
      <Toasts />
    </I18nextProvider>,
  );
}

const shown = () =>
  [...document.querySelectorAll('.toast-error p')].map(({ textContent }) => textContent);
const reject = (reason: unknown) =>
  act(() => void dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));

beforeAll(async () => {
  await texts.init({
    lng: 'fr',
    resources: { fr: { common: fr }, en: { common: en }, ar: { common: ar } },
    defaultNS: 'common',
  });
  reportUnhandledErrors();
});
afterEach(() => {
  for (const button of document.querySelectorAll('.toast button')) fireEvent.click(button);
  cleanup();
});

describe('an error that no code handles', () => {
  it.each([
    ['fr', fr.error.generic],
    ['en', 'Oops... Something went wrong'],
    ['ar', ar.error.generic],
  ])('is shown in the default words of %s', async (locale, words) => {
    await open(locale);
    reject(new Error('unhandled'));
    expect(shown()).toEqual([words]);
  });

  it('is shown where a script throws, too, and goes when it is dismissed', async () => {
    await open('fr');
    act(() => void dispatchEvent(new Event('error')));
    expect(shown()).toHaveLength(1);
    fireEvent.click(document.querySelector('.toast button') as HTMLButtonElement);
    expect(shown()).toEqual([]);
  });

  it('is not shown for a request of a page that was left', async () => {
    await open('fr');
    reject(new DOMException('The user aborted a request.', 'AbortError'));
    expect(shown()).toEqual([]);
  });
});
