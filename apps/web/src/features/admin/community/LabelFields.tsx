import type { Locale } from '@guildhall/locale/locales';
import { Fieldset, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIndustries } from '../../../lib/industries.ts';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { textLanguagesMessages } from '../shared/text-languages.messages.ts';
import { FieldsCard } from './FieldsCard.tsx';
import type { CommunityFormApi } from './community.form.ts';
import { communityMessages } from './community.messages.ts';
import { type LabelKind, labelledNames, typedLabel } from './labelled-names.ts';

const { labels: messages } = communityMessages;

/** How the community's own industries, categories and the texts of its footer are called in its other languages. */
export function LabelFields({ form }: { form: CommunityFormApi }) {
  const values = form.getValues();
  const [, ...others] = values.locales;
  const [chosen, setChosen] = useState<Locale>();
  const named = labelledNames(values, useIndustries());
  const locale = chosen !== undefined && others.includes(chosen) ? chosen : others[0];
  if (locale === undefined) return null;
  const { labels } = values;
  const kinds = (['names', 'footer'] as const).filter((kind) => named[kind].length > 0);
  const missingIn = (language: Locale) =>
    kinds.flatMap((kind) =>
      named[kind].filter((name) => typedLabel(labels, language, kind, name).trim() === ''),
    ).length;
  const set = (kind: LabelKind, name: string, label: string) => {
    const ofLanguage = labels[locale] ?? { names: {}, footer: {} };
    form.setFieldValue('labels', {
      ...labels,
      [locale]: { ...ofLanguage, [kind]: { ...ofLanguage[kind], [name]: label } },
    });
  };
  return (
    <FieldsCard title={messages.title}>
      <Text c="dimmed">{kinds.length === 0 ? messages.none : textLanguagesMessages.hint}</Text>
      {kinds.length > 0 && (
        <LanguageSelect
          languages={others}
          value={locale}
          onChange={setChosen}
          labelOf={(language, each) => textLanguagesMessages.missing(language, missingIn(each))}
        />
      )}
      {kinds.map((kind) => (
        <Fieldset key={kind} legend={messages[kind]}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
            {named[kind].map((name) => (
              <TextInput
                key={`${locale} ${name}`}
                label={name}
                lang={locale}
                dir="auto"
                maxLength={60}
                value={typedLabel(labels, locale, kind, name)}
                onChange={({ currentTarget }) => set(kind, name, currentTarget.value)}
              />
            ))}
          </SimpleGrid>
        </Fieldset>
      ))}
      {form.errors['labels'] && (
        <Text c="red" size="sm" role="alert">
          {form.errors['labels']}
        </Text>
      )}
    </FieldsCard>
  );
}
