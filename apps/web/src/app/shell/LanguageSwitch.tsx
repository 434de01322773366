import { LOCALE_NAMES, type Locale } from '@guildhall/locale/locales';
import { LOCALE, readIn } from '../../lib/locale.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './Footer.module.css';
import { shellMessages } from './shell.messages.ts';

/** The languages of the community, each in its own words. A member's choice is kept with the account. */
export function LanguageSwitch({ offered }: { offered: readonly Locale[] }) {
  const { auth } = trpc.useUtils();
  const { mutate } = trpc.account.locale.set.useMutation();
  const choose = async (locale: Locale) => {
    // Who reads may still be on its way: a member's page would come back in the language of before.
    const viewer = await auth.me.ensureData().catch(() => null);
    if (viewer) mutate({ locale }, { onSettled: () => readIn(locale) });
    else readIn(locale);
  };
  return (
    <ul className={classes.labels} aria-label={shellMessages.footer.languages}>
      {offered.map((locale) => (
        <li key={locale}>
          <button
            type="button"
            lang={locale}
            className={classes.language}
            aria-current={locale === LOCALE || undefined}
            onClick={() => void choose(locale)}
          >
            {LOCALE_NAMES[locale]}
          </button>
        </li>
      ))}
    </ul>
  );
}
