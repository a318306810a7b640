import type { Page } from '@playwright/test';

/** Width and height of a fingertip in pixels. */
const FINGER = 44;

/**
 * Touch targets of the page that are smaller than a fingertip, with their size on a touch screen. A
 * link in a sentence is as high as its line; a label extends its field; some links cover the card
 * they are in.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const small = await page.evaluate(measure, FINGER);
  await browser.detach(); // Also removes the touch emulation.
  return small;
}

/** Runs in the page. */
function measure(least: number): string[] {
  const pressed =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';
  return [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>(pressed)]
        .filter((target) => isThere(target) && !isInSentence(target))
        .flatMap(tooSmall),
    ),
  ];

  function tooSmall(target: HTMLElement): string[] {
    const boxes = [
      boxOf(target),
      ...labelsOf(target).map((label) => label.getBoundingClientRect()),
    ];
    const [width, height] = [
      Math.max(...boxes.map((box) => box.width)),
      Math.max(...boxes.map((box) => box.height)),
    ].map(Math.round);
    const name = (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 30);
    return (width ?? 0) < least || (height ?? 0) < least
      ? [`${target.tagName.toLowerCase()}.${target.className} '${name}' ${width} × ${height}`]
      : [];
  }

  function isThere(target: HTMLElement): boolean {
    const { width, height } = target.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !target.matches(':disabled')
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
