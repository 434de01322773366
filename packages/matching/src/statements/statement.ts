import type { UnitVector } from '../vectors/unit-vectors.ts';
import type { Role } from './roles.ts';

/** The fields that statements are read from. */
export type StatementField =
  | 'lookingFor'
  | 'servicesOffered'
  | 'targetAudience'
  | 'jobTitle'
  | 'company'
  | 'skills'
  | 'professionalSummary'
  | 'bio';

/** What a statement is: something wanted, something offered, or whom the member serves or wants as clients. */
export type StatementKind = 'need' | 'offer' | 'audience';

/** A trade that a statement speaks of: `certainty` is 1 where it is named, less where it was inferred. */
export type TradeSense = { readonly trade: string; readonly certainty: number };

/**
 * One thing a member says of themselves. `text` is what they wrote, verbatim. `vector` is what it means, null when
 * nothing of it tells.
 */
export type Statement = {
  readonly kind: StatementKind;
  readonly field: StatementField;
  readonly text: string;
  readonly role: Role | null;
  readonly trades: readonly TradeSense[];
  /** Telling stems in the text's order, each once; what only says for whom or where is left out. */
  readonly stems: readonly string[];
  /** How rare each of these is, 0 to 1. */
  readonly rarities: readonly number[];
  readonly vector: UnitVector | null;
  /** What is said beside the names of its trades ("wedding" of "wedding photographer"), and for whom or where. */
  readonly qualifier: Qualifier;
};

/** With the name by which it is corrected: the same for the same words, whatever else of the profile changes. */
export type NamedStatement = Statement & { readonly id: string };

/** The stems and the direction of words that narrow a trade down; null when there are none. */
export type Qualifier = { readonly stems: readonly string[]; readonly vector: UnitVector | null };
