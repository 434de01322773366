import { ANNOUNCEMENT_MAX } from '@guildhall/api/community/settings/settings.schema';
import { Button, Group, NativeSelect, SimpleGrid, Text, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Locale } from '@guildhall/locale/locales';
import { formIssues } from '../../../lib/form-issues.ts';
import { toast } from '../../../lib/toast.ts';
import { useCommunityTimeZone, useLanguages } from '../../../lib/site.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { dayIn, endOfDay, lastDayIn, startOfDay } from '../../../lib/zoned-days.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { textLanguagesMessages } from '../shared/text-languages.messages.ts';
import { useUpdateSettings } from './settings.hooks.ts';
import { settingsMessages } from './settings.messages.ts';

const { announcement: messages } = settingsMessages;

type Settings = Outputs['admin']['settings']['get'];

const AUDIENCES: { value: Settings['announcementAudience']; label: string }[] = [
  { value: 'everyone', label: messages.audiences.everyone },
  { value: 'members', label: messages.audiences.members },
];

/** Edits the text shown above every page: for whom, and from which day until which. */
export function AnnouncementForm({ stored }: { stored: Settings }) {
  const timeZone = useCommunityTimeZone();
  const [own, ...others] = useLanguages();
  const [chosen, setChosen] = useState<Locale>();
  const locale = others.find((each) => each === chosen);
  const { values, change, draft } = useDraft('announcement', {
    text: stored.announcement,
    texts: stored.announcementTexts,
    starts: dayIn(stored.announcementStartsAt, timeZone),
    ends: lastDayIn(stored.announcementEndsAt, timeZone),
    audience: stored.announcementAudience,
  });
  const update = useUpdateSettings();
  const missingIn = (each: Locale) => (values.text !== '' && !values.texts[each]?.trim() ? 1 : 0);
  const issues = update.error ? formIssues(update.error) : {};
  const save = (announcement: string) =>
    update.mutate(
      {
        announcement,
        announcementTexts: announcement === '' ? {} : values.texts,
        announcementStartsAt: announcement === '' ? null : startOfDay(values.starts, timeZone),
        announcementEndsAt: announcement === '' ? null : endOfDay(values.ends, timeZone),
        announcementAudience: values.audience,
      },
      {
        onSuccess() {
          draft.clear();
          toast(announcement ? messages.saved : messages.removed);
        },
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(values.text.trim());
      }}
    >
      <DraftNote draft={draft} />
      {own && others.length > 0 && (
        <LanguageSelect
          languages={[own, ...others]}
          value={locale ?? own}
          onChange={setChosen}
          labelOf={(language, each) =>
            each === own ? language : textLanguagesMessages.missing(language, missingIn(each))
          }
        />
      )}
      {locale ? (
        <Textarea
          key={locale}
          label={messages.label}
          description={values.text || textLanguagesMessages.hint}
          mt="sm"
          lang={locale}
          dir="auto"
          autosize
          maxLength={ANNOUNCEMENT_MAX}
          value={values.texts[locale] ?? ''}
          onChange={({ currentTarget }) =>
            change({ texts: { ...values.texts, [locale]: currentTarget.value } })
          }
        />
      ) : (
        <Textarea
          label={messages.label}
          description={messages.hint}
          mt={others.length > 0 ? 'sm' : 0}
          maxLength={ANNOUNCEMENT_MAX}
          value={values.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 3 }} mt="sm">
        <TextInput
          type="date"
          label={messages.starts}
          value={values.starts}
          onChange={(event) => change({ starts: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={messages.ends}
          value={values.ends}
          error={issues['announcementEndsAt']}
          onChange={(event) => change({ ends: event.currentTarget.value })}
        />
        <NativeSelect
          label={messages.audience}
          data={AUDIENCES}
          value={values.audience}
          onChange={(event) =>
            change({ audience: event.currentTarget.value === 'members' ? 'members' : 'everyone' })
          }
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt={4}>
        {messages.days(timeZone)}
      </Text>
      <Group justify="flex-end" gap="xs" mt="md">
        {stored.announcement !== '' && (
          <Button variant="default" disabled={update.isPending} onClick={() => save('')}>
            {messages.remove}
          </Button>
        )}
        <Button type="submit" loading={update.isPending} disabled={values.text.trim() === ''}>
          {messages.submit}
        </Button>
      </Group>
    </form>
  );
}
