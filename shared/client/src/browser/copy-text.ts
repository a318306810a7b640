import { useEffect, useState } from 'react';

const CONFIRMED_MS = 2500;

/**
 * Copies a text. Browsers provide the clipboard on secure pages only; on other pages the text is
 * selected and copied with `execCommand`.
 */
export async function copyText(text: string): Promise<true> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('The browser refused to copy');
  return true;
}

/** State of a button that copies a text and confirms it for a moment. */
export function useCopy(text: string, onRefused: () => void = () => undefined) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return { done, copy: () => void copyText(text).then(setDone, onRefused) };
}
