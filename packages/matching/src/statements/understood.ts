import type { Statement, StatementKind } from './statement.ts';

/** One thing Guildhall read, with the id a correction names it by. */
export type UnderstoodStatement = { readonly id: string; readonly text: string };

/** How a profile was read, for the member to see and to correct. */
export type Understood = Readonly<Record<StatementKind, readonly UnderstoodStatement[]>>;

/** What was understood of a member: what they offer, whom for, and what they look for, in their own words. */
export function understood(reading: {
  readonly needs: readonly Statement[];
  readonly offers: readonly Statement[];
  readonly audiences: readonly Statement[];
}): Understood {
  return { need: shown(reading.needs), offer: shown(reading.offers), audience: shown(reading.audiences) };
}

const shown = (statements: readonly Statement[]): readonly UnderstoodStatement[] =>
  statements.map(({ id, text }) => ({ id, text: text.trim() }));
