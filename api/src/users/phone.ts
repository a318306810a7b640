import { fieldRefused } from '../platform/http/domain-error.ts';

const MOROCCAN = /^0([5-8]\d{8})$/;

/** The number in E.164. @throws DomainError CUSTOMER_PHONE_INVALID on `field` */
export function phoneOf(text: string, field: string): string {
  const typed = text.replace(/[\s().-]/g, '');
  const national = MOROCCAN.exec(typed)?.[1];
  if (national) return `+212${national}`;
  if (/^\+[1-9]\d{6,14}$/.test(typed)) return typed;
  throw fieldRefused('CUSTOMER_PHONE_INVALID', field);
}
