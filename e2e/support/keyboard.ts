import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { MIN_READ_MS } from '../../admin/src/platform/forms/repeated-enter.rules.ts';

const HELD_TIMES = 4;
const QUICK_SECONDS = 0.12;

/** Simulates use by keyboard only. Counts key presses, and checks the focus after each press. */
export class Keyboard {
  private presses = 0;
  private enteredAt = -Infinity;

  constructor(private readonly page: Page) {}

  get count(): number {
    return this.presses;
  }

  async press(key: string): Promise<void> {
    if (key === 'Enter') await this.reads();
    await this.page.keyboard.press(key);
    if (key === 'Enter') this.enteredAt = performance.now();
    this.presses += 1;
    await this.seesFocus();
  }

  /** Holds a key down. The key repeats, but counts as one press. */
  async hold(key: string): Promise<void> {
    await this.reads();
    for (let times = 0; times < HELD_TIMES; times++) await this.page.keyboard.down(key);
    await this.page.keyboard.up(key);
    this.presses += 1;
    await this.seesFocus();
  }

  /** Presses Enter twice, faster than the page can react to the first press. */
  async pressTwice(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    const first = Date.now() / 1000;
    for (const timestamp of [first, first + QUICK_SECONDS]) {
      await session.send('Input.dispatchKeyEvent', {
        ...enter,
        type: 'keyDown',
        text: '\r',
        timestamp,
      });
      await session.send('Input.dispatchKeyEvent', { ...enter, type: 'keyUp', timestamp });
    }
    await session.detach();
    this.enteredAt = performance.now();
    this.presses += 2;
    await this.seesFocus();
  }

  /**
   * Waits until enough time has passed since the last Enter press for a person to read its result.
   */
  private async reads(): Promise<void> {
    await setTimeout(Math.max(0, this.enteredAt + MIN_READ_MS - performance.now()));
  }

  /** Types text; typed characters do not count as presses. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.seesFocus();
  }

  /**
   * Checks that an element has the focus, that its focus indicator is visible, and that it is in
   * the viewport.
   */
  async seesFocus(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(focusProblem), { message: 'the focus is seen' })
      .toBeNull();
  }
}

/** Returns why the focus is not visible to a user; null if it is visible. */
function focusProblem(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  // The form library (MUI) draws the focus indicator on the frame around the field, not on the
  // field.
  const framed = focused.closest('.Mui-focused') !== null;
  if (
    !framed &&
    !(focused.matches(':focus-visible') && getComputedStyle(focused).outlineStyle !== 'none')
  )
    return `${focused.tagName} has the focus and does not show it`;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInSight = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  return isInSight ? null : `${focused.tagName} has the focus out of sight`;
}

/** Counts mouse presses from now on. Returns a function that reads the count. */
export async function watchMouse(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['mouse'] = '0';
    addEventListener(
      'pointerdown',
      () =>
        (document.documentElement.dataset['mouse'] = String(
          Number(document.documentElement.dataset['mouse']) + 1,
        )),
      true,
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['mouse']));
}
