import { isLocale } from '../locales/locale.ts';
import type { PushPayload } from './push.rules.ts';

const TEXTS = ['title', 'body', 'url', 'lang', 'tag', 'subscription'] as const;

/** Reads the payload of a push; null if it is not one of this version of the product. */
export function readPushPayload(text: string): PushPayload | null {
  const payload = parse(text);
  if (typeof payload !== 'object' || payload === null) return null;
  const fields = payload as Record<string, unknown>;
  return TEXTS.every((name) => typeof fields[name] === 'string' && fields[name] !== '') &&
    isLocale(fields.lang)
    ? (payload as PushPayload)
    : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
