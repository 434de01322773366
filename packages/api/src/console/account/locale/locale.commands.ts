import { currentLocale } from '@guildhall/locale/current-locale';
import { LOCALE_NAMES } from '@guildhall/locale/locales';
import type { MemberContext, Services } from '../../../ground/core/context.ts';
import { invalid } from '../../../ground/errors/errors.ts';
import type { AccountDone } from '../account.schema.ts';
import type { Locales, SetLocaleInput, SetReadLanguagesInput } from './locale.schema.ts';

const NOT_OFFERED = 'Choose one of the languages of this community';

export async function listLocales({ community }: Pick<Services, 'community'>): Promise<Locales> {
  const { locales } = await community.get();
  return {
    current: currentLocale(),
    offered: locales.map((locale) => ({ locale, name: LOCALE_NAMES[locale] })),
  };
}

/** From now on the member reads this language everywhere, and is written to in it. */
export async function setLocale(ctx: MemberContext, { locale }: SetLocaleInput): Promise<AccountDone> {
  const { locales } = await ctx.services.community.get();
  if (locale !== null && !locales.includes(locale))
    throw invalid(NOT_OFFERED, [{ path: 'locale', message: NOT_OFFERED }]);
  await ctx.db.updateTable('users').set({ locale }).where('id', '=', ctx.viewer.id).execute();
  return { ok: true };
}

/** From now on the feed leaves out posts that are in another language for sure. */
export async function setReadLanguages(
  ctx: MemberContext,
  { languages }: SetReadLanguagesInput,
): Promise<AccountDone> {
  const readLanguages = languages && [...new Set(languages)];
  await ctx.db.updateTable('users').set({ readLanguages }).where('id', '=', ctx.viewer.id).execute();
  return { ok: true };
}
