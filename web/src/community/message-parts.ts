export interface MessagePart {
  text: string;
  /** Where it leads, when it is the address of a page. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** What ends a sentence and not an address. */
const CLOSING = new Set(".,;:!?)]»’'،؛؟");

/** A message cut at the addresses in it. */
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
