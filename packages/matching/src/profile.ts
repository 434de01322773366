/**
 * What the matching knows of a member. Every text may be null or blank; lists
 * may be empty. Lengths are the caller's business: only the first 5,000
 * characters of a text and the first 64 entries of a list are read.
 */
export type MatchProfile = {
  readonly lookingFor: string | null;
  readonly servicesOffered: string | null;
  readonly targetAudience: string | null;
  readonly skills: readonly string[];
  readonly interests: readonly string[];
  readonly industry: string | null;
  readonly jobTitle: string | null;
  readonly company?: string | null;
  readonly location: string | null;
  readonly preferredConnectionTypes: readonly string[];
  readonly bio?: string | null;
  readonly professionalSummary?: string | null;
};
