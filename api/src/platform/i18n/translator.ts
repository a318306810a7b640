import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import { violationTextKeys } from '@five/shared/platform/checks/violations';
import { retryDelayOf } from '@five/shared/errors/retry-after.rules';
import { LOCALES, type Locale } from '@five/shared/locales/locale';
import i18next, { type i18n, type Resource } from 'i18next';

const NAMESPACES = [
  'errors',
  'violations',
  'messages',
  'states',
  'mails',
  'lines',
  'audit',
  'notices',
  'receipts',
  'cash',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/**
 * Translations of the API, read from the same files as the translations of site and back-office.
 */
@Injectable()
export class Translator {
  private readonly i18n: i18n = i18next.createInstance();

  constructor() {
    void this.i18n.init({
      resources: readResources(),
      lng: 'fr',
      fallbackLng: 'fr',
      ns: [...NAMESPACES],
      interpolation: { escapeValue: false },
      initAsync: false,
    });
  }

  error(locale: Locale, code: ErrorCode, parameters: Record<string, unknown> = {}): string {
    return this.translate(locale, 'errors', code, parameters);
  }

  /**
   * Returns the message of a validation error. The text for this field and violation is used if it
   * exists, otherwise the general text of the violation.
   */
  violation(
    locale: Locale,
    field: string,
    key: string,
    parameters: Record<string, unknown> = {},
  ): string {
    const keys = [...violationTextKeys({ field, key }), 'invalid'];
    return this.translate(
      locale,
      'violations',
      keys.find((one) => this.i18n.exists(`violations:${one}`)) ?? 'invalid',
      parameters,
    );
  }

  /** Formats a waiting time for the end of a sentence, such as `in 3 minutes`. */
  wait(locale: Locale, seconds: number): string {
    const { unit, count } = retryDelayOf(seconds);
    return this.translate(locale, 'lines', unit, { count });
  }

  message(locale: Locale, key: string, parameters: Record<string, unknown> = {}): string {
    return this.translate(locale, 'messages', key, parameters);
  }

  has(namespace: Namespace, key: string): boolean {
    return this.i18n.exists(`${namespace}:${key}`);
  }

  /**
   * Translates all lines of a text, such as a mail. A line with an unknown parameter is left out,
   * so that messages queued before the text changed can still be rendered.
   */
  translateAll(
    locale: Locale,
    namespace: Namespace,
    key: string,
    parameters: Record<string, unknown> = {},
  ): string[] {
    const sentences = (options: object) =>
      this.i18n.t(key, {
        ...options,
        lng: locale,
        ns: namespace,
        returnObjects: true,
      }) as unknown as string[];
    const complete = sentences({ skipInterpolation: true }).map((sentence) =>
      namedIn(sentence).every((name) => (parameters[name] ?? null) !== null),
    );
    return sentences(parameters).filter((_, index) => complete[index]);
  }

  /**
   * Formats parameters that are numbers of hours, with their unit in the plural form of the
   * language. Arabic, for example, uses different forms for ten and eleven.
   */
  hoursIn(locale: Locale, parameters: Record<string, unknown>): Record<string, string> {
    const counts = Object.entries(parameters).filter(
      ([key, value]) => key.endsWith('Hours') && typeof value === 'number',
    );
    return Object.fromEntries(
      counts.map(([key, count]) => [key, this.translate(locale, 'lines', 'hours', { count })]),
    );
  }

  /** Whether the text with this key is a list of sentences instead of one string. */
  isList(namespace: Namespace, key: string): boolean {
    return Array.isArray(this.i18n.t(key, { ns: namespace, returnObjects: true }));
  }

  /** Names of the parameters that a text contains. */
  namesOf(locale: Locale, namespace: Namespace, key: string): string[] {
    return namedIn(this.i18n.t(key, { lng: locale, ns: namespace, skipInterpolation: true }));
  }

  translate(
    locale: Locale,
    namespace: Namespace,
    key: string,
    parameters: Record<string, unknown> = {},
  ): string {
    return this.i18n.t(key, { ...parameters, lng: locale, ns: namespace });
  }
}

const namedIn = (sentence: string) =>
  [...sentence.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '');

function readResources(): Resource {
  const folder = path.dirname(
    fileURLToPath(import.meta.resolve('@five/shared/locales/fr/errors.json')),
  );
  const read = (locale: Locale, namespace: Namespace) =>
    JSON.parse(
      readFileSync(path.join(folder, '..', locale, `${namespace}.json`), 'utf8'),
    ) as Resource[string][string];
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(locale, namespace)])),
    ]),
  );
}
