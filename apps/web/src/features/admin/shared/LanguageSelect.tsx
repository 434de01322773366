import { LOCALE_NAMES, type Locale, localeOf } from '@guildhall/locale/locales';
import { NativeSelect } from '@mantine/core';
import { textLanguagesMessages as messages } from './text-languages.messages.ts';

type Props = {
  languages: readonly Locale[];
  value: Locale;
  onChange: (locale: Locale) => void;
  /** What is said of each, such as how many texts are missing. */
  labelOf: (language: string, locale: Locale) => string;
};

/** In which language a text of the community is written. */
export function LanguageSelect({ languages, value, onChange, labelOf }: Props) {
  return (
    <NativeSelect
      label={messages.language}
      data={languages.map((locale) => ({ value: locale, label: labelOf(LOCALE_NAMES[locale], locale) }))}
      value={value}
      onChange={({ currentTarget }) => onChange(localeOf(currentTarget.value) ?? value)}
    />
  );
}
