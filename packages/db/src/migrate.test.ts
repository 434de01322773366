import { describe, expect, it } from 'vitest';
import { makeMember, testDatabase } from '../testing/index.ts';

const database = testDatabase();
describe('x', () => {
  it('y', async () => {
    const ana = await makeMember(database());
    expect(ana.id).toBe(1);
  });
});
