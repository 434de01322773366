import { LOCALE_NAMES, type Locale, localeOf } from '@guildhall/locale/locales';
import { OUR_FORMS, TERMS, type Term } from '@guildhall/locale/own-words/terms';
import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FieldsCard } from './FieldsCard.tsx';
import { OwnWordsPreview } from './OwnWordsPreview.tsx';
import type { CommunityFormApi } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { ownWords: messages } = communityMessages;

/** Our form as it is: as a value of the sentence it would be said in their word. */
const insteadOf = (ourForm: string) => messages.instead('…').replace('…', ourForm);

/** What the community calls members, events and the like, in each of its languages. */
export function OwnWordsFields({ form }: { form: CommunityFormApi }) {
  const { locales, ownWords } = form.getValues();
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen !== undefined && locales.includes(chosen) ? chosen : (locales[0] ?? 'en');
  const terms = ownWords[locale] ?? {};
  const ours = OUR_FORMS[locale];
  const set = (term: Term, index: number, word: string) =>
    form.setFieldValue('ownWords', {
      ...ownWords,
      [locale]: {
        ...terms,
        [term]: ours[term].map((_, at) => (at === index ? word : (terms[term]?.[at] ?? ''))),
      },
    });
  return (
    <FieldsCard title={messages.title}>
      <Text c="dimmed">
        {messages.hint} {locale !== 'en' && messages.gender}
      </Text>
      {locales.length > 1 && (
        <NativeSelect
          label={messages.language}
          data={locales.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          value={locale}
          onChange={({ currentTarget }) => setChosen(localeOf(currentTarget.value))}
        />
      )}
      {TERMS.map((term) => (
        <SimpleGrid key={`${locale} ${term}`} cols={{ base: 1, xs: 2 }} spacing="sm">
          {ours[term].map((ourForm, index) => (
            <TextInput
              key={ourForm}
              label={insteadOf(ourForm)}
              lang={locale}
              dir="auto"
              maxLength={40}
              value={terms[term]?.[index] ?? ''}
              onChange={({ currentTarget }) => set(term, index, currentTarget.value)}
            />
          ))}
        </SimpleGrid>
      ))}
      {form.errors['ownWords'] && (
        <Text c="red" size="sm" role="alert">
          {form.errors['ownWords']}
        </Text>
      )}
      <OwnWordsPreview key={locale} locale={locale} terms={terms} />
    </FieldsCard>
  );
}
