import { codeRefused } from '../../../platform/http/domain-error.ts';

/** An element of an SVG document. */
export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: SvgElement[];
  /** Its texts in sequence, without those of its children. */
  text: string;
}

const MOST_ELEMENTS = 5_000;
const DEEPEST = 50;

const ATTRIBUTE = /\s+([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const TOKENS = {
  declaration: /<\?xml\s[^<>?]*\?>/y,
  doctype: /<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"[^"<>]*"\s+"[^"<>]*")?\s*>/y,
  comment: /<!--(?:[^-]|-(?!-))*-->/y,
  cdata: /<!\[CDATA\[([^\]]*)\]\]>/y,
  close: /<\/([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)\s*>/y,
  open: /<([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)(?=[\s/>])/y,
  end: /\s*(\/?)>/y,
  text: /[^<]+/y,
} as const;

/** Whether the file begins as XML. A type or a name of the file is not trusted. */
export const beginsAsXml = (head: Buffer): boolean =>
  /^\uFEFF?\s*<[?!A-Za-z]/.test(head.toString('utf8'));

/**
 * Reads an SVG document into elements, by a strict part of XML without entities.
 * @throws DomainError FILE_UNREADABLE for malformed XML or another encoding than UTF-8,
 * LOGO_SVG_REFUSED for a document type with declarations, LOGO_SVG_TOO_COMPLEX
 */
export function readSvg(bytes: Buffer): SvgElement {
  return new SvgReader(textOf(bytes)).read();
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw codeRefused('FILE_UNREADABLE');
  }
}

export const refusedPart = (part: string) =>
  codeRefused('LOGO_SVG_REFUSED', { parameters: { part } });

class SvgReader {
  private at = 0;
  private count = 0;
  private readonly root: SvgElement = elementOf('');
  private readonly opened: SvgElement[] = [this.root];

  constructor(private readonly source: string) {}

  read(): SvgElement {
    this.take(TOKENS.declaration);
    while (this.at < this.source.length) this.readToken();
    const [document, ...others] = this.root.children;
    if (!document || others.length > 0 || this.opened.length > 1 || this.root.text.trim() !== '')
      throw codeRefused('FILE_UNREADABLE');
    return document;
  }

  private readToken(): void {
    if (this.take(TOKENS.comment)) return;
    const text = this.take(TOKENS.text)?.[0] ?? this.take(TOKENS.cdata)?.[1];
    if (text !== undefined) this.current.text += text;
    else if (!this.readElementEnd() && !this.readElementStart()) this.readDocumentType();
  }

  private readElementEnd(): boolean {
    const name = this.take(TOKENS.close)?.[1];
    if (name === undefined) return false;
    if (this.opened.pop()?.name !== name || this.opened.length === 0)
      throw codeRefused('FILE_UNREADABLE');
    return true;
  }

  private readElementStart(): boolean {
    const name = this.take(TOKENS.open)?.[1];
    if (name === undefined) return false;
    const element = elementOf(name);
    this.current.children.push(element);
    for (let found = this.take(ATTRIBUTE); found; found = this.take(ATTRIBUTE)) {
      const [, attribute = '', value = ''] = found;
      if (element.attributes.has(attribute)) throw codeRefused('FILE_UNREADABLE');
      element.attributes.set(attribute, value.slice(1, -1));
    }
    const end = this.take(TOKENS.end);
    if (!end) throw codeRefused('FILE_UNREADABLE');
    if (end[1] === '') this.opened.push(element);
    this.count += 1;
    if (this.count > MOST_ELEMENTS || this.opened.length > DEEPEST)
      throw codeRefused('LOGO_SVG_TOO_COMPLEX');
    return true;
  }

  /**
   * A document type may name the format. One with declarations, such as entities, is refused, and
   * so are processing instructions.
   */
  private readDocumentType(): void {
    if (this.take(TOKENS.doctype)) return;
    if (this.source.startsWith('<!DOCTYPE', this.at)) throw refusedPart('<!DOCTYPE>');
    throw this.source.startsWith('<?', this.at)
      ? refusedPart('<?…?>')
      : codeRefused('FILE_UNREADABLE');
  }

  private get current(): SvgElement {
    const current = this.opened.at(-1);
    if (!current) throw codeRefused('FILE_UNREADABLE');
    return current;
  }

  private take(token: RegExp): RegExpExecArray | null {
    token.lastIndex = this.at;
    const found = token.exec(this.source);
    if (found) this.at = token.lastIndex;
    return found;
  }
}

const elementOf = (name: string): SvgElement => ({
  name,
  attributes: new Map(),
  children: [],
  text: '',
});
