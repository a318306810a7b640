/** Counts the sockets of this process per client address. */
export class ConnectionsPerAddress {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  isFull(address: string): boolean {
    return this.count(address) >= this.most;
  }

  add(address: string): void {
    this.counts.set(address, this.count(address) + 1);
  }

  /** Removes a socket. An address without sockets is deleted from the map. */
  remove(address: string): void {
    const left = this.count(address) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }

  private count(address: string): number {
    return this.counts.get(address) ?? 0;
  }
}
