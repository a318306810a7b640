import type { Page } from '@playwright/test';

/** Collects what must not happen on any page: script errors, console errors, requests that fail or go to another host. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1') problems.push(`outside: ${request.url()}`);
  });
  return problems;
}

/** Collects what a page asked for in vain. What it gives up itself, as it is left, has not failed. */
export function watchRequests(page: Page): string[] {
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

/** The browser itself reports each answer of 400 and above; those are what some pages are about. */
const isExpected = (text: string) => text.startsWith('Failed to load resource');
