/** A person of the demo community as written by hand. Lists are comma separated to keep the pages readable. */
export interface SeedMember {
  name: readonly [first: string, last: string];
  title: string;
  company: string;
  industry: string;
  location: string;
  bio: string;
  summary?: string;
  skills: string;
  interests: string;
  seeks: string;
  offers: string;
  audience?: string;
  prefers?: string;
}
