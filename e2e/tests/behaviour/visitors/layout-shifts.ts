import type { Page } from '@playwright/test';

/** A layout shift with the elements that moved. */
interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * Collects the layout shifts of the pages that this tab opens from now on.
 * @param part selector of the part of the page that must shift; by default all shifts count
 */
export async function collectShifts(page: Page, part = ''): Promise<number[]> {
  const shifts: number[] = [];
  await page.exposeFunction('onShift', (value: number) => shifts.push(value));
  await page.addInitScript((selector) => {
    const belongs = ({ sources }: Shift) =>
      selector === '' || sources.some(({ node }) => node?.parentElement?.closest(selector));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (belongs(entry)) Reflect.get(globalThis, 'onShift')(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, part);
  return shifts;
}

export const sumOf = (shifts: number[]) => shifts.reduce((sum, value) => sum + value, 0);
