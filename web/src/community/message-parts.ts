export interface MessagePart {
  text: string;
  /** Target of the link, if the part is a URL. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Punctuation after a URL that ends the sentence and is not part of the URL. */
const CLOSING = new Set(".,;:!?)]»’'،؛؟");

/** Splits a message into texts and URLs. */
export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(ADDRESS)) {
    const address = withoutClosing(found);
    parts.push({ text: message.slice(end, index) }, { text: address, href: address });
    end = index + address.length;
  }
  return [...parts, { text: message.slice(end) }].filter(({ text }) => text !== '');
}

function withoutClosing(address: string): string {
  let end = address.length;
  while (CLOSING.has(address[end - 1] ?? '')) end--;
  return address.slice(0, end);
}
