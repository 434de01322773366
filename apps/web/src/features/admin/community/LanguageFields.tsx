import { Checkbox, Group, NativeSelect } from '@mantine/core';
import { LOCALES, LOCALE_NAMES, type Locale, localeOf } from '@guildhall/locale/locales';
import type { CommunityFormApi } from './community.form.ts';
import { communityMessages } from './community.messages.ts';
import { FieldsCard } from './FieldsCard.tsx';

const { languages: messages } = communityMessages;

const OPTIONS = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

/** The community's own language, and those that members and visitors may choose beside it. */
export function LanguageFields({ form }: { form: CommunityFormApi }) {
  const { value, onChange, error } = form.getInputProps('locales');
  const [own = 'en', ...others]: Locale[] = value;
  return (
    <FieldsCard title={messages.title}>
      <NativeSelect
        label={messages.own}
        description={messages.ownHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={OPTIONS}
        value={own}
        onChange={({ currentTarget }) => {
          const chosen = localeOf(currentTarget.value) ?? own;
          onChange([chosen, ...value.filter((locale: Locale) => locale !== chosen)]);
        }}
      />
      <Checkbox.Group
        label={messages.others}
        description={messages.othersHint}
        value={others}
        error={error}
        onChange={(chosen) => onChange([own, ...LOCALES.filter((locale) => chosen.includes(locale))])}
      >
        <Group gap="lg" mt="xs">
          {LOCALES.filter((locale) => locale !== own).map((locale) => (
            <Checkbox key={locale} value={locale} label={<span lang={locale}>{LOCALE_NAMES[locale]}</span>} />
          ))}
        </Group>
      </Checkbox.Group>
    </FieldsCard>
  );
}
