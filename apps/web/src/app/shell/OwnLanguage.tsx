import { localeOf } from '@guildhall/locale/locales';
import { useEffect } from 'react';
import { LOCALE, readIn } from '../../lib/locale.ts';
import { trpc } from '../../lib/trpc.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';

const TRIED = 'own-language';

/** Members who sign in on a page in another language go on in theirs. Tried once, as a server may not offer it any more. */
export function OwnLanguage({ viewer: { locale } }: { viewer: CurrentUser }) {
  const offered = trpc.site.config.useQuery().data?.community.locales;
  const own = localeOf(locale ?? '');
  useEffect(() => {
    if (own === undefined || own === LOCALE || !offered?.includes(own)) return;
    if (sessionStorage.getItem(TRIED) === own) return;
    sessionStorage.setItem(TRIED, own);
    readIn(own);
  }, [own, offered]);
  return null;
}
