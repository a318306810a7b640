import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import type { LogLevel } from '../config/settings.ts';

/**
 * Creates the structured log on standard output. Requests are logged by id, method and route. Body,
 * headers and query are left out, because they may contain personal data.
 */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: ({
        type,
        message,
        stack,
        code,
      }: {
        type?: string;
        message: string;
        stack?: string;
        code?: string;
      }) => ({ type, message, stack, code }),
    },
  });
}

/** Routes Nest's own messages through the logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]) {
    this.write('debug', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]) {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]) {
    this.write('error', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]) {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]) {
    this.write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]) {
    this.write('fatal', message, rest);
  }

  private write(
    level: 'trace' | 'debug' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const texts = rest.filter((part): part is string => typeof part === 'string');
    const fields =
      message instanceof Error
        ? { err: message }
        : typeof message === 'object' && message !== null
          ? message
          : {};
    this.logger[level](
      { ...fields, context: texts.at(-1) },
      typeof message === 'string' ? message : (texts[0] ?? ''),
    );
  }
}
