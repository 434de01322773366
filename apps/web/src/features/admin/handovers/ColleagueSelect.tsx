import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ComponentProps, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { handoversMessages } from './handovers.messages.ts';

const { start: messages } = handoversMessages;

const WAIT_MS = 200;

type Props = Pick<ComponentProps<typeof Select>, 'label' | 'description' | 'error'> & {
  /** The member's id; empty: nobody. */
  value: string;
  onChange: (id: string) => void;
};

/** Picks a member by name, for officers who do not see the list of members in the console. */
export function ColleagueSelect({ value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), WAIT_MS);
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const { data } = trpc.mentions.suggest.useQuery(
    { q },
    { enabled: q !== '', placeholderData: (before) => before },
  );
  const found = (data?.members ?? []).map(({ id, name, company }) => ({
    value: String(id),
    label: company ? `${name}, ${company}` : name,
  }));
  const others = found.filter((one) => one.value !== chosen?.value);
  const people = value !== '' && chosen ? [chosen, ...others] : found;
  return (
    <Select
      {...field}
      required
      searchable
      maw={480}
      data={people}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={q === '' ? messages.typeAName : messages.nobody}
      value={value === '' ? null : value}
      data-path="toUserId"
      onSearchChange={setTyped}
      onChange={(next) => {
        setChosen(people.find((one) => one.value === next) ?? null);
        onChange(next ?? '');
      }}
    />
  );
}
