import type { Locale } from '@five/shared/locales/locale';
import { localizePath } from '@five/shared/locales/locale';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createInstance, type ResourceKey } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';

interface Page {
  locale?: Locale;
  /** Texts by namespace; they must be in the language of the page. */
  texts: Record<string, ResourceKey>;
  /** Responses that the page has already loaded, by query key. */
  data?: readonly (readonly [queryKey: readonly unknown[], answer: unknown])[];
}

/** Renders a part of a page at the home address of a language, with the texts of the site. */
export async function openPart(part: ReactNode, { locale = 'fr', texts, data = [] }: Page) {
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    resources: { [locale]: texts },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [queryKey, answer] of data) client.setQueryData(queryKey, answer);
  return render(
    <MemoryRouter initialEntries={[localizePath('/', locale)]}>
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={i18n}>{part}</I18nextProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
