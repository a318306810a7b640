import { writeResult } from '../../platform/call.ts';
import {
  about,
  array,
  flag,
  nullable,
  object,
  oneOf,
  sentence,
  text,
  type TypeOf,
} from '../../platform/schema.ts';
import { SETUP_STEPS } from './setup.codes.ts';

const setupStep = object('SetupStep', {
  step: about('Step of opening the venue.', oneOf(SETUP_STEPS)),
  done: about('Whether the step is done or left as it is.', flag()),
  accepted: about(
    'Whether an admin leaves the step as it is, although something is missing.',
    flag(),
  ),
  optional: about('Whether the step can be left as it is.', flag()),
  path: about(
    'Address of the back-office page on which the step is done; a fragment names its section.',
    text(),
  ),
  why: about("What is missing, in the caller's language; null: nothing.", nullable(sentence())),
});
/** A step of opening the venue. */
export type SetupStepAnswer = TypeOf<typeof setupStep>;

export const setup = array(setupStep, {
  minItems: SETUP_STEPS.length,
  maxItems: SETUP_STEPS.length,
});

export const setupSaved = writeResult('SetupSaved', setup);
