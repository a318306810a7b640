import type { Page } from '@playwright/test';

const BLOCK = /(<script type="application\/json" id="public-data">)(.*?)(<\/script>)/s;

/**
 * Serves the site's pages with the embedded public data that `change` returns. If `allowed` is set,
 * scripts of this source are allowed by the pages' content security policy.
 */
export async function changePageData(
  page: Page,
  change: (data: Record<string, unknown>) => Record<string, unknown>,
  allowed?: string,
): Promise<void> {
  await page.route(
    (url) => !/^\/(api|assets|files|socket\.io)\b|\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        BLOCK,
        (_, open: string, json: string, close: string) =>
          open +
          JSON.stringify(change(JSON.parse(json) as Record<string, unknown>)).replaceAll(
            '<',
            '\\u003c',
          ) +
          close,
      );
      const policy = response.headers()['content-security-policy'] ?? '';
      await route.fulfill({
        response,
        body,
        headers: {
          ...response.headers(),
          'content-security-policy': allowed
            ? policy.replace('script-src', `script-src ${allowed}`)
            : policy,
        },
      });
    },
  );
}
