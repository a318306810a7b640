import { checkThat } from '../platform/checks/check.ts';

const TARIFF_CODE = /^[a-z][a-z0-9-]{0,29}$/;
export const TariffCode = (): PropertyDecorator =>
  checkThat('tariffCode', 'code', (value) => typeof value === 'string' && TARIFF_CODE.test(value));
