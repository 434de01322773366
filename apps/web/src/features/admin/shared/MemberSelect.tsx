import { fullName } from '@guildhall/api/ground/values/person-name';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ComponentProps, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { adminMessages } from '../admin.messages.ts';

const { member: messages } = adminMessages;

const FOUND = 8;
const WAIT_MS = 200;

type Props = Pick<ComponentProps<typeof Select>, 'label' | 'description' | 'error'> & {
  /** The member's id; empty: nobody. */
  value: string;
  onChange: (id: string) => void;
  /** Where the form looks for the field of an error. */
  path: string;
};

/** Picks a member by name, email or company. */
export function MemberSelect({ value, onChange, path, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const { data: loaded } = trpc.admin.users.get.useQuery(
    { id: Number(value) },
    { enabled: /^\d{1,9}$/.test(value), retry: false },
  );
  const { data: found } = trpc.admin.users.list.useQuery(
    { search, limit: FOUND },
    { enabled: search !== '', placeholderData: (before) => before },
  );
  // Until they are loaded, as the list has them: an empty field could not be submitted.
  const chosen = loaded ?? found?.items.find(({ id }) => String(id) === value);
  const others = found?.items.filter(({ id }) => id !== chosen?.id) ?? [];
  const people = [...(chosen ? [chosen] : []), ...others];
  return (
    <Select
      {...field}
      required
      searchable
      maw={480}
      data={people.map((user) => ({
        value: String(user.id),
        label: messages.option(fullName(user), user.email),
      }))}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={search === '' ? messages.typeAName : messages.nobody}
      value={chosen ? value : null}
      data-path={path}
      onSearchChange={setTyped}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
