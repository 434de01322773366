import { COMMUNITY_TEXTS, type CommunityText } from '@guildhall/api/ground/settings/community.schema';
import type { Locale } from '@guildhall/locale/locales';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { textLanguagesMessages } from '../shared/text-languages.messages.ts';
import { FieldsCard } from './FieldsCard.tsx';
import type { CommunityFormApi, TranslatedValues } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { translations: messages, name, words, landing } = communityMessages;

const LABELS: Record<CommunityText, string> = {
  description: name.about,
  landingHeading: words.heading,
  landingText: words.text,
  featuresHeading: landing.featuresHeading,
  featuresText: landing.featuresText,
  featureItems: landing.featureItems,
  stepsHeading: landing.stepsHeading,
  stepItems: landing.stepItems,
  closingHeading: landing.closingHeading,
  closingText: landing.closingText,
  shopHeading: words.shopHeading,
  shopText: words.shopText,
  welcome: words.welcome,
};

/** The community's own words in the other languages that it offers. */
export function TranslationFields({ form }: { form: CommunityFormApi }) {
  const values = form.getValues();
  const [, ...others] = values.locales;
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen !== undefined && others.includes(chosen) ? chosen : others[0];
  if (locale === undefined) return null;
  const own = COMMUNITY_TEXTS.filter((text) => values[text].trim() !== '');
  const translations: TranslatedValues = values.translations;
  const textIn = (language: Locale, text: CommunityText) => translations[language]?.[text] ?? '';
  const missingIn = (language: Locale) => own.filter((text) => textIn(language, text).trim() === '').length;
  const set = (text: CommunityText, value: string) =>
    form.setFieldValue('translations', {
      ...translations,
      [locale]: { ...translations[locale], [text]: value },
    });
  return (
    <FieldsCard title={messages.title}>
      <Text c="dimmed">{own.length === 0 ? messages.none : textLanguagesMessages.hint}</Text>
      {own.length > 0 && (
        <LanguageSelect
          languages={others}
          value={locale}
          onChange={setChosen}
          labelOf={(language, each) => textLanguagesMessages.missing(language, missingIn(each))}
        />
      )}
      {own.map((text) => (
        <Textarea
          key={`${locale} ${text}`}
          label={LABELS[text]}
          description={values[text]}
          lang={locale}
          dir="auto"
          autosize
          maxRows={8}
          maxLength={2_000}
          value={textIn(locale, text)}
          onChange={({ currentTarget }) => set(text, currentTarget.value)}
        />
      ))}
      {form.errors['translations'] && (
        <Text c="red" size="sm" role="alert">
          {form.errors['translations']}
        </Text>
      )}
    </FieldsCard>
  );
}
