import { useIndustryLabel } from '../lib/industries.ts';

/** A stored industry as the community writes it. */
export function IndustryName({ of }: { of: string }) {
  return useIndustryLabel()(of);
}
