import { checkThat } from '../platform/checks/check.ts';

const PITCH_CODE = /^[A-Z][A-Z0-9]{0,7}$/;
const isPitchCode = (value: unknown): boolean =>
  typeof value === 'string' && PITCH_CODE.test(value);
export const PitchCode = (): PropertyDecorator => checkThat('pitchCode', 'pitchCode', isPitchCode);
/** Requires the code of a new pitch, which its creator invents: an empty one names the form too. */
export const NewPitchCode = (): PropertyDecorator =>
  checkThat('pitchCode', 'pitchCode', isPitchCode, { missing: 'pitchCode' });
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
