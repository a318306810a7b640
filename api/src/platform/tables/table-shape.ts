import type { ErrorCode } from '@five/shared/errors/error-codes';
import { codeRefused } from '../http/domain-error.ts';
import type { Upload } from '../http/uploads/upload.ts';
import { kindOf } from './file-kind.ts';

/** Limits of a table file, with the error codes for files that exceed them. */
export interface TableLimits {
  maxBytes: number;
  maxRows: number;
  /** Maximum number of columns with content. Empty columns do not count. */
  maxColumns: number;
  missing: ErrorCode;
  unreadable: ErrorCode;
  /** Error code for too many columns. Its text has the parameter `columns`. */
  tooWide: ErrorCode;
  /**
   * Error code for a file in a known format that is not a table, such as a PDF. Its text has the
   * parameter `format`.
   */
  format: ErrorCode;
}

/**
 * Maximum length of a line. A longer line is not a row of a table, and parsing it would take
 * seconds.
 */
const LONGEST_LINE = 65_536;
const WIDE_MARKS = ['fffe', 'feff'];
const [NUL, TAB, LINE_FEED, RETURN, BLANK] = [0x00, 0x09, 0x0a, 0x0d, 0x20];
/** A file may contain one control character per this many bytes. */
const BYTES_PER_CONTROL = 200;

/**
 * Checks in one pass that the file can be a table within the limits, and returns its bytes.
 * @throws DomainError FILE_TOO_LARGE, and the codes `missing`, `format` and `unreadable` of the
 * limits
 */
export function tableBytes(file: Upload | null, limits: TableLimits): Buffer {
  if (!file) throw codeRefused(limits.missing);
  if (file.size > limits.maxBytes) throw codeRefused('FILE_TOO_LARGE');
  const { bytes } = file;
  const format = kindOf(bytes);
  if (format) throw codeRefused(limits.format, { parameters: { format } });
  if (!isText(bytes)) throw codeRefused(limits.unreadable);
  return bytes;
}

function isText(bytes: Buffer): boolean {
  const isWide = WIDE_MARKS.includes(bytes.subarray(0, 2).toString('hex'));
  let [line, controls] = [0, 0];
  for (const byte of bytes) {
    if (byte === LINE_FEED || byte === RETURN) line = 0;
    else if (byte === NUL && !isWide) return false;
    else if (byte < BLANK && byte !== TAB && !isWide) controls += 1;
    if (++line > LONGEST_LINE) return false;
  }
  return controls * BYTES_PER_CONTROL <= bytes.length;
}
