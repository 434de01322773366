import { expect, it } from 'vitest';
import { seedDemo } from '@guildhall/demo';
import { testDatabase } from '@guildhall/db/testing';
import { listSuggestionOutcomes } from '../../console/admin/overview/suggestion-outcomes.queries.ts';
import { matchProfiles } from './match-profiles.ts';

const database = testDatabase();

it('scores the requests of the demo community, so that several bands were asked', async () => {
  const db = database();
  await seedDemo(db, { now: new Date(), match: matchProfiles });

  const outcomes = await listSuggestionOutcomes(db);
  expect(outcomes.filter(({ asked }) => asked > 0).length).toBeGreaterThanOrEqual(4);
});
