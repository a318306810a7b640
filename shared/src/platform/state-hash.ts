/**
 * Returns a hash of 64 bits in two halves, each an FNV-1a hash with its own start. It is not
 * cryptographic: it compares states that are not chosen by an attacker.
 */
export function stateHash(text: string): string {
  return [0x811c9dc5, 0x2f0b4a37].map((start) => fnv(text, start)).join('-');
}

const FNV_PRIME = 0x01000193;

function fnv(text: string, start: number): string {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(36);
}
