import { Group, Radio } from '@mantine/core';
import { LOCALE_NAMES, localeOf } from '@guildhall/locale/locales';
import { LOCALE, readIn } from '../../lib/locale.ts';
import { trpc } from '../../lib/trpc.ts';
import { accountMessages } from './account.messages.ts';
import { ReadLanguages } from './ReadLanguages.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const { language: messages } = accountMessages;

/** In which language a member reads and is written to, where the community offers several, and which others they read. */
export function LanguageSection() {
  const offered = trpc.site.config.useQuery().data?.community.locales ?? [];
  const { mutate, variables, isPending } = trpc.account.locale.set.useMutation();
  const hasChoice = offered.length > 1;
  return (
    <SettingsSection
      id="language"
      title={messages.title}
      {...(hasChoice && { description: messages.description })}
    >
      {hasChoice && (
        <Radio.Group
          aria-label={messages.title}
          value={(isPending && variables.locale) || LOCALE}
          onChange={(value) => {
            const locale = localeOf(value);
            if (locale) mutate({ locale }, { onSuccess: () => readIn(locale) });
          }}
        >
          <Group gap="lg">
            {offered.map((locale) => (
              <Radio key={locale} value={locale} label={<span lang={locale}>{LOCALE_NAMES[locale]}</span>} />
            ))}
          </Group>
        </Radio.Group>
      )}
      <ReadLanguages />
    </SettingsSection>
  );
}
