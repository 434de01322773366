import { LOCALE_NAMES, type Locale } from '@guildhall/locale/locales';
import { LOCALE, readIn } from '../../lib/locale.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import classes from './Footer.module.css';
import { shellMessages } from './shell.messages.ts';

/** The languages of the community, each in its own words. A member's choice is kept with the account. */
export function LanguageSwitch({ offered }: { offered: readonly Locale[] }) {
  const { viewer } = useViewer();
  const { mutate } = trpc.account.locale.set.useMutation();
  const choose = (locale: Locale) =>
    viewer ? mutate({ locale }, { onSettled: () => readIn(locale) }) : readIn(locale);
  return (
    <ul className={classes.labels} aria-label={shellMessages.footer.languages}>
      {offered.map((locale) => (
        <li key={locale}>
          <button
            type="button"
            lang={locale}
            className={classes.language}
            aria-current={locale === LOCALE || undefined}
            onClick={() => choose(locale)}
          >
            {LOCALE_NAMES[locale]}
          </button>
        </li>
      ))}
    </ul>
  );
}
