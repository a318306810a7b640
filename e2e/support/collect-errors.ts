import type { Page } from '@playwright/test';

/**
 * Collects faults of a page: script errors, console errors, failed requests, and requests to
 * another host.
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

/** Collects failed requests, without those that the page itself aborted when it was left. */
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

/** The browser logs each response of 400 and above; some tests expect them. */
const isExpected = (text: string) => text.startsWith('Failed to load resource');
