import type { Database } from '@guildhall/db';

/** Fills an empty database with the demo community; answers whether it was empty. */
export async function seedDemoIfEmpty(db: Database, say: (line: string) => void): Promise<boolean> {
  const member = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (member) return false;
  say('Setting up the demo community.');
  const { seedDemo } = await import('@guildhall/db/seed');
  await seedDemo(db, { now: new Date() });
  return true;
}

/** The three accounts that the demo community comes with; empty when this is not it. */
export async function listDemoAccounts(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('users').select('email').where('email', 'in', DEMO_EMAILS).execute();
  return rows.length === DEMO_EMAILS.length ? DEMO_EMAILS : [];
}

const DEMO_EMAILS = ['member@demo.test', 'owner@demo.test', 'admin@demo.test'];
export const DEMO_PASSWORD = 'guildhall-demo';
