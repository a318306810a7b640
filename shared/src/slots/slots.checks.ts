import { checkThat } from '../platform/checks/check.ts';

const PITCH_CODE = /^[A-Z][A-Z0-9]{0,7}$/;
const isPitchCode = (value: unknown): boolean =>
  typeof value === 'string' && PITCH_CODE.test(value);
export const PitchCode = (): PropertyDecorator => checkThat('pitchCode', 'code', isPitchCode);
/** Requires a list of one to `max` pitch codes without duplicates. */
export const PitchCodes = (max: number): PropertyDecorator =>
  checkThat(
    'pitchCodes',
    'code',
    (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= max &&
      new Set(value).size === value.length &&
      value.every(isPitchCode),
    { parameters: { max }, constraints: [max] },
  );
