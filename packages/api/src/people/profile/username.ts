import slugify from '@sindresorhus/slugify';
import { fullName } from '../../ground/values/person-name.ts';

const MIN = 3;
const MAX = 30;
/** With more namesakes than this, suffixes are chosen at random, so that few attempts are needed. */
const FEW = 20;

/** Reserved: first path segments and words that a username must not be. */
const RESERVED = new Set([
  'about',
  'account',
  'admin',
  'administrator',
  'api',
  'app',
  'assets',
  'auth',
  'avatars',
  'business',
  'businesses',
  'create',
  'dashboard',
  'edit',
  'feed',
  'guildhall',
  'help',
  'login',
  'logout',
  'me',
  'moderator',
  'new',
  'news',
  'null',
  'profile',
  'root',
  'saved',
  'search',
  'services',
  'settings',
  'support',
  'system',
  'trpc',
  'undefined',
  'understood',
]);

/**
 * Usernames to try for a new member, in order: firstname-lastname, then -2, -3, ...
 * Each is 3 to 30 characters of a-z, 0-9 and dashes, and none is only digits, so that it cannot pass for an id.
 */
export function* usernameCandidates(firstName: string, lastName: string): Generator<string> {
  const folded = slugify(fullName({ firstName, lastName }))
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/^-+|-+$/g, '');
  const usable = folded.length >= MIN && !/^\d+$/.test(folded) && !RESERVED.has(folded);
  const stem = usable ? folded : `member-${folded}`.replace(/-$/, '');
  yield truncate(stem, MAX);
  for (let number = 2; ; number += number < FEW ? 1 : Math.ceil(Math.random() * number)) {
    const suffix = `-${number}`;
    yield truncate(stem, MAX - suffix.length) + suffix;
  }
}

const truncate = (value: string, length: number) => value.slice(0, length).replace(/-+$/, '');
