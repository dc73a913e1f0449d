import { createHash } from 'node:crypto';

/** Some of the addresses, others for each seed. */
export function seededSample(addresses: readonly string[], count: number, seed: string): string[] {
  const rank = (address: string) => createHash('sha256').update(`${seed} ${address}`).digest('hex');
  return addresses
    .map((address) => ({ address, rank: rank(address) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ address }) => address);
}
