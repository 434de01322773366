import type { Locale } from '@guildhall/locale/locales';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { adminPagesMessages } from './admin-pages.messages.ts';
import type { EditedPage } from './pages.hooks.ts';

const { states } = adminPagesMessages.languages;

type Props = {
  page: EditedPage;
  languages: readonly Locale[];
  value: Locale;
  onChange: (locale: Locale) => void;
};

function stateOf(page: EditedPage, locale: Locale): keyof typeof states {
  if (locale === page.locale) return 'first';
  const text = page.texts.find((each) => each.locale === locale);
  if (!text || (text.content.trim() === '' && !text.isPublished)) return 'missing';
  if (!text.isPublished) return 'draft';
  if (text.hasUnpublishedChanges) return 'changed';
  return text.isOutdated ? 'outdated' : 'published';
}

/** In which language the page is edited, and how far it is in each. */
export function PageLanguage({ page, languages, value, onChange }: Props) {
  return (
    <LanguageSelect
      languages={languages}
      value={value}
      onChange={onChange}
      labelOf={(language, locale) => states[stateOf(page, locale)](language)}
    />
  );
}
