import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Attachment of Playwright with the accessibility tree of the page at the time of the failure. */
const PAGE_ATTACHMENT = 'error-context';

/**
 * Prints what a failed test saw on its page. The folder with the attachments is removed after the
 * run, so the output is all that remains of a failure in CI.
 */
export default class FailedPageReporter implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const file = attachments.find(({ name }) => name === PAGE_ATTACHMENT)?.path;
    if (!file) return;
    const [page] = readFileSync(file, 'utf8').split('# Test source');
    console.log(`\nPage of the failed test “${title}”:\n${page}`);
  }
}
