import type { Locale } from '@guildhall/locale/locales';
import type { Community } from '../../ground/settings/community.schema.ts';
import { labelOf } from '../../ground/settings/labels.schema.ts';
import type { SiteConfig } from './site.schema.ts';

/** What communities call their terms and their privacy policy. */
const LEGAL =
  /\b(?:terms|privacy|agb|nutzungsbedingungen|datenschutz|conditions|confidentialité|términos|privacidad|termos|privacidade)|الشروط|الخصوصية/iu;

/** The footer with the labels of a language, and the stored text where it has none. */
export function footerIn(
  { footerColumns, ecosystem, labels, locales }: Community,
  locale: Locale,
): Pick<SiteConfig['community'], 'footerColumns' | 'ecosystem'> {
  const theirs = locales.includes(locale) ? labels[locale]?.footer : undefined;
  const said = (text: string) => labelOf(theirs, text) ?? text;
  return {
    footerColumns: footerColumns.map(({ title, links }) => ({
      title: said(title),
      links: links.map(({ label, url }) => ({
        label: said(label),
        url,
        // In every language, whatever the label says there.
        ...((LEGAL.test(label) || LEGAL.test(said(label))) && { isLegal: true as const }),
      })),
    })),
    ecosystem: ecosystem.map(said),
  };
}
