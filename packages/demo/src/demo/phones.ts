/** Numbers that regulators keep free for fiction: 555-01xx, and Ofcom's drama ranges. */
const PREFIXES: Readonly<Record<string, string>> = {
  'Portland, OR': '+1 503 555 01',
  'Austin, TX': '+1 512 555 01',
  'Chicago, IL': '+1 312 555 01',
  'Denver, CO': '+1 303 555 01',
  'Seattle, WA': '+1 206 555 01',
  'New York, NY': '+1 212 555 01',
  'Atlanta, GA': '+1 404 555 01',
  'Toronto, Canada': '+1 416 555 01',
  'London, UK': '+44 20 7946 09',
  'Manchester, UK': '+44 161 496 09',
};

/** A fictional number, unique for a hundred ids; null where no such range exists. */
export function fictionalPhone(location: string, id: number): string | null {
  const prefix = PREFIXES[location];
  return prefix === undefined ? null : `${prefix}${String(id % 100).padStart(2, '0')}`;
}
