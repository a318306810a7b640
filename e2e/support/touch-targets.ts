import type { Page } from '@playwright/test';

/** Minimum width and height of a touch target in pixels, the size of a fingertip. */
const FINGER = 44;
const PRESSED =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';

interface Target {
  element: string;
  name: string;
  width: number;
  height: number;
}

/**
 * Returns the touch targets of the page that are smaller than a fingertip, with their size on a
 * touch screen. Links within a sentence are not checked. The label of a field counts as part of its
 * target; a link that covers a whole card has the card's size. The handle of the social card is as
 * narrow as the margin of the page, so that it covers nothing; the menu has the same links.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const targets = await onTouchScreen(page, () => page.evaluate(measure, PRESSED));
  const small = targets.filter(({ width, height }) => width < FINGER || height < FINGER);
  return [
    ...new Set(
      small.map(({ element, name, width, height }) => `${element} '${name}' ${width} × ${height}`),
    ),
  ];
}

/**
 * Scrolls through the page on a touch screen; returns the touch targets that the handle of the
 * social card covers.
 */
export function coveredByHandle(page: Page): Promise<string[]> {
  return onTouchScreen(page, () => page.locator('.social-handle').evaluate(scrollUnder, PRESSED));
}

async function onTouchScreen<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const found = await look();
  await browser.detach(); // Detaching also ends the touch emulation.
  return found;
}

/** Scrolls the page below this handle; this function executes in the browser page. */
function scrollUnder(handle: Element, pressed: string): string[] {
  const covered = new Set<string>();
  const isBeside = (part: Element) => {
    const [its, mine] = [part.getBoundingClientRect(), handle.getBoundingClientRect()];
    return Math.min(its.right, mine.right) - Math.max(its.left, mine.left) > 1 && its.width > 1;
  };
  // Scrolling moves no target sideways, so that most pages need no scrolling.
  const targets = [...document.querySelectorAll(pressed)].filter(
    (part) => isBeside(part) && !part.closest('.social-card'),
  );
  const end = targets.length > 0 ? document.documentElement.scrollHeight : 0;
  for (let top = 0; top < end; top += 60) {
    scrollTo(0, top);
    const mine = handle.getBoundingClientRect();
    for (const part of targets.filter(isBeside)) {
      const { top: from, bottom } = part.getBoundingClientRect();
      if (Math.min(bottom, mine.bottom) - Math.max(from, mine.top) > 1)
        covered.add(part.textContent.trim());
    }
  }
  return [...covered];
}

/** Measures the touch targets; this function executes in the browser page. */
function measure(pressed: string): Target[] {
  return [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((target) => isThere(target) && !isInSentence(target))
    .map(sizeOf);

  function sizeOf(target: HTMLElement): Target {
    const boxes = [
      boxOf(target),
      ...labelsOf(target).map((label) => label.getBoundingClientRect()),
    ];
    return {
      element: `${target.tagName.toLowerCase()}.${target.className}`,
      name: (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 30),
      width: Math.round(Math.max(...boxes.map((box) => box.width))),
      height: Math.round(Math.max(...boxes.map((box) => box.height))),
    };
  }

  function isThere(target: HTMLElement): boolean {
    const { width, height } = target.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !target.matches(':disabled, .social-handle')
    );
  }

  function isInSentence(target: HTMLElement): boolean {
    const around = [...(target.parentElement?.childNodes ?? [])];
    return (
      getComputedStyle(target).display === 'inline' &&
      around.some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      )
    );
  }

  function boxOf(target: HTMLElement): DOMRect {
    const cover = getComputedStyle(target, '::after');
    const covers =
      cover.content !== 'none' &&
      cover.position === 'absolute' &&
      cover.inset === '0px' &&
      getComputedStyle(target).position === 'static';
    return ((covers ? target.offsetParent : null) ?? target).getBoundingClientRect();
  }

  function labelsOf(target: HTMLElement): HTMLElement[] {
    return 'labels' in target && target.labels instanceof NodeList
      ? ([...target.labels] as HTMLElement[])
      : [];
  }
}
