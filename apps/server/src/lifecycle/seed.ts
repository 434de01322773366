import {
  matchProfiles,
  readTopics,
  readUnreadProfiles,
  refreshBusinessTerms,
  refreshOpportunityTerms,
} from '@guildhall/api';
import type { Database } from '@guildhall/db';
import type { StorageConfig } from '../config/config.ts';
import { OperatorError } from '../config/operator-error.ts';
import { createStorage } from '../storage/create-storage.ts';

/** The public accounts of the demo community. */
const DEMO_EMAILS = ['member@demo.test', 'owner@demo.test', 'admin@demo.test'];

/** Seeds an empty database with the demo community; returns whether it was empty. */
export async function seedDemoIfEmpty(
  db: Database,
  storage: StorageConfig,
  say: (line: string) => void,
): Promise<boolean> {
  const { isEmpty, seedDemo } = await import('@guildhall/demo');
  if (!(await isEmpty(db))) return false;
  say('Setting up the demo community.');
  const { addDemoPictures, encodeDemoPictures } = await import('../demo-pictures/add-demo-pictures.ts');
  // First: once there are members, the next start would not make up for pictures that failed.
  const pictures = await encodeDemoPictures();
  const files = await createStorage(storage);
  await seedDemo(db, { now: new Date(), match: matchProfiles });
  await readUnreadProfiles(db);
  await refreshBusinessTerms(db, 'unread');
  await refreshOpportunityTerms(db);
  await readTopics(db);
  await addDemoPictures(db, files, pictures);
  return true;
}

/** @throws OperatorError while a demo account can be entered with the published password */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const accounts = await db
    .selectFrom('users')
    .select(['email', 'password'])
    .where('email', 'in', DEMO_EMAILS)
    .where('isActive', '=', true)
    .execute();
  if (accounts.length === 0) return;
  const { isDemoPassword } = await import('@guildhall/demo');
  for (const { email, password } of accounts)
    if (password !== null && (await isDemoPassword(password)))
      throw new OperatorError(
        `Everybody knows the password of ${email}, and other machines would reach it: use another database, change the passwords of the demo accounts, or set ALLOW_DEMO to 1.`,
      );
}

/** One line about the demo accounts; null when this is not the demo community. */
export async function describeDemo(db: Database): Promise<string | null> {
  const rows = await db.selectFrom('users').select('email').where('email', 'in', DEMO_EMAILS).execute();
  if (rows.length < DEMO_EMAILS.length) return null;
  const { DEMO_PASSWORD } = await import('@guildhall/demo');
  return `Demo accounts, password ${DEMO_PASSWORD}: ${DEMO_EMAILS.join(', ')}`;
}
