import { sql } from 'kysely';
import type { MemberContext } from '../../ground/core/context.ts';
import { getFirstSteps } from './onboarding.queries.ts';
import type { FirstSteps, SkipStepInput } from './onboarding.schema.ts';

/** Skips one of the first steps for good. Skipping it again changes nothing. */
export async function skipFirstStep(
  { db, viewer }: MemberContext,
  { step }: SkipStepInput,
): Promise<FirstSteps> {
  await db
    .updateTable('users')
    .set({ firstStepsSkipped: sql`array_append(first_steps_skipped, ${step})` })
    .where('id', '=', viewer.id)
    .where(sql<boolean>`${step} <> all(first_steps_skipped)`)
    .execute();
  return getFirstSteps(db, viewer);
}
