import { ValidationPipe } from '@nestjs/common';
import { refuseViolations } from './violations.ts';

/**
 * Validates a body against its request class. Undeclared fields are refused, and each declared
 * field is checked by its rules.
 */
export const bodyPipe = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  validationError: { target: false, value: false },
  exceptionFactory: refuseViolations,
});
