import { type MemberReading, readBusiness } from '@guildhall/matching';
import type { BusinessTextRow } from '../businesses/business-text.ts';

/** A reading takes a few kilobytes. */
const CACHE_SIZE = 2_000;

const cache = new Map<number, { source: string; reading: MemberReading }>();

/** What is read of a business, from an LRU cache. An entry is valid for exactly the text it was read from. */
export function businessReading({ id, ...text }: BusinessTextRow & { id: number }): MemberReading {
  const source = JSON.stringify(text);
  const known = cache.get(id);
  const reading = known?.source === source ? known.reading : readBusiness(text);
  cache.delete(id);
  cache.set(id, { source, reading });
  const [oldest] = cache.size > CACHE_SIZE ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  return reading;
}
