import type { Page } from '@playwright/test';

/**
 * Collects faults of a page: script errors, console errors, and requests to a host other than the
 * test server.
 */
export function collectErrors(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1')
      problems.push(`outside: ${request.url()}`);
  });
  return problems;
}

/**
 * Collects failed requests of a page, except requests that the browser aborted because the page was
 * left.
 */
export function collectFailedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failed.push(`failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()}: ${response.url()}`);
  });
  return failed;
}

/**
 * Console messages about responses with status 400 and above are ignored, because some tests expect
 * such responses.
 */
const isExpected = (text: string) => text.startsWith('Failed to load resource');
