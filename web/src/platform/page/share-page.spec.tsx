/** @jest-environment jsdom */
import { cleanup } from '@testing-library/react';
import { openPart } from '../../../test/page.tsx';
import common from '../../locales/ar/common.json' with { type: 'json' };
import { SharePage } from './share-page.tsx';

afterEach(cleanup);

test('a shared text ends with the complete address of the page in the language', async () => {
  await openPart(<SharePage lines={['Coupe', 'Huit équipes']} path="/tournament/2025/may" />, {
    locale: 'ar',
    texts: { common },
  });
  const link = document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
  expect(new URL(link?.href ?? '').searchParams.get('text')).toBe(
    'Coupe\nHuit équipes\nhttp://localhost/ar/tournament/2025/may',
  );
});
