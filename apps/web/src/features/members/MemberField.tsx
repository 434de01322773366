import { Button, Stack, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { memberFieldMessages as messages } from './member-field.messages.ts';

const FOUND = 5;
const WAIT_MS = 200;

type Props = Pick<TextInputProps, 'label' | 'error'> & {
  /** A username, or what was typed so far. */
  value: string;
  onChange: (value: string) => void;
};

/** A member's username, which is found by typing the name; a link to the profile is one, too. */
export function MemberField({ value, onChange, ...field }: Props) {
  const [chosen, setChosen] = useState(value);
  const [search] = useDebouncedValue(value.trim(), WAIT_MS);
  const isSearching = value.trim() !== '' && value !== chosen && usernameIn(value) === value.trim();
  const { data } = trpc.search.all.useQuery(
    { q: search, kind: 'members', limit: FOUND },
    { enabled: isSearching && search !== '', placeholderData: (before) => before },
  );
  const found = isSearching ? (data?.members ?? []) : [];
  const choose = (username: string) => {
    setChosen(username);
    onChange(username);
  };
  return (
    <Stack gap={4}>
      <TextInput
        {...field}
        description={messages.hint}
        required
        autoCapitalize="none"
        autoComplete="off"
        data-path="username"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {found.map(({ id, username, name, jobTitle, avatar }) => (
        <Button
          key={id}
          variant="subtle"
          justify="flex-start"
          h="auto"
          py={6}
          aria-label={messages.choose(name, username)}
          leftSection={<MemberAvatar name={name} avatar={avatar} size={32} />}
          onClick={() => choose(username)}
        >
          <Text span size="sm" ta="start">
            {name}
            <Text span display="block" size="xs" c="dimmed" truncate>
              {jobTitle ?? `@${username}`}
            </Text>
          </Text>
        </Button>
      ))}
    </Stack>
  );
}

/** The username in a typed or pasted text: 'ana-duarte', '@ana-duarte' or a profile URL. */
export function usernameIn(typed: string): string {
  const [, fromAddress] = /\/profile\/([^/?#]+)/.exec(typed) ?? [];
  return decodeURIComponent(fromAddress ?? typed.trim().replace(/^@/, ''));
}
