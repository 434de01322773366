import { Checkbox, Group, NativeSelect } from '@mantine/core';
import {
  WRITTEN_LANGUAGES,
  type WrittenLanguage,
} from '@guildhall/api/ground/values/written-languages.schema';
import { LOCALES } from '@guildhall/locale/locales';
import { useState } from 'react';
import { languageName } from '../../lib/language-names.ts';
import { showError } from '../../lib/show-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { accountMessages } from './account.messages.ts';

const messages = accountMessages.language.read;
const SPOKEN: readonly string[] = LOCALES;

/** Of which languages the feed shows posts; none chosen: all. */
export function ReadLanguages() {
  const utils = trpc.useUtils();
  const { viewer } = useViewer();
  const { mutate, variables, isPending } = trpc.account.locale.setRead.useMutation({
    onSuccess: () => Promise.all([utils.auth.me.invalidate(), utils.feed.invalidate()]),
    onError: showError,
  });
  const chosen = (isPending ? variables.languages : viewer?.readLanguages) ?? [];
  const [added, setAdded] = useState<string[]>([]);
  const isShown = (tag: string) => SPOKEN.includes(tag) || chosen.includes(tag) || added.includes(tag);
  const choose = (tags: readonly string[]) => {
    const languages = WRITTEN_LANGUAGES.filter((tag) => tags.includes(tag));
    mutate({ languages: languages.length > 0 ? languages : null });
  };
  return (
    <>
      <Checkbox.Group
        label={messages.title}
        description={messages.hint}
        value={[...chosen]}
        onChange={choose}
      >
        <Group gap="lg" mt="xs">
          {WRITTEN_LANGUAGES.filter(isShown).map((tag) => (
            <Checkbox key={tag} value={tag} label={languageName(tag)} />
          ))}
        </Group>
      </Checkbox.Group>
      <NativeSelect
        aria-label={messages.another}
        maw="20rem"
        value=""
        data={[
          { value: '', label: messages.another },
          ...WRITTEN_LANGUAGES.filter((tag) => !isShown(tag))
            .map(optionOf)
            .toSorted(byLabel),
        ]}
        onChange={({ currentTarget: { value } }) => {
          if (value === '') return;
          setAdded([...added, value]);
          choose([...chosen, value]);
        }}
      />
    </>
  );
}

type Option = { value: string; label: string };

const optionOf = (value: WrittenLanguage): Option => ({ value, label: languageName(value) });
const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label);
