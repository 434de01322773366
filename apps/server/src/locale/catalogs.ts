import { join, resolve } from 'node:path';
import { inLocale } from '@guildhall/locale/current-locale';
import { DEFAULT_LOCALE, type Locale, communityLocale } from '@guildhall/locale/locales';
import { readCatalog } from '@guildhall/locale/read-catalog';
import { addCatalog } from '@guildhall/locale/translated';

const PACKAGES = resolve(import.meta.dirname, '../../../../packages');
/** Those that say something to members. */
const SPEAKING = ['api', 'matching'];

const loading = new Map<Locale, Promise<void>>();

/** Loads the translations of a language once, when the first reads it. */
export function loadCatalog(locale: Locale): Promise<void> {
  if (locale === DEFAULT_LOCALE) return Promise.resolve();
  const known = loading.get(locale) ?? load(locale);
  loading.set(locale, known);
  return known;
}

async function load(locale: Locale): Promise<void> {
  const pairs = await Promise.all(SPEAKING.map((name) => readCatalog(join(PACKAGES, name), locale)));
  addCatalog(locale, new Map(pairs.flat()));
}

/** Does what has no single reader in the community's own language. */
export async function inCommunityLanguage<Result>(
  community: { locales: readonly Locale[] },
  work: () => Result,
): Promise<Awaited<Result>> {
  const locale = communityLocale(community);
  await loadCatalog(locale);
  return await inLocale(locale, work);
}
