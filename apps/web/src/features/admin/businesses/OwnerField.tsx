import { fullName } from '@guildhall/api/ground/values/person-name';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { adminBusinessesMessages } from './admin-businesses.messages.ts';
import type { useAdministrationForm } from './business-form.hooks.ts';

const { administration: messages } = adminBusinessesMessages;

const FOUND = 8;
const WAIT_MS = 200;

type Props = { form: ReturnType<typeof useAdministrationForm>['form'] };

/** Picks the member who owns a business by name, email or company. */
export function OwnerField({ form }: Props) {
  const [ownerId, setOwnerId] = useState(form.getValues().ownerId);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const { data: owner } = trpc.admin.users.get.useQuery(
    { id: Number(ownerId) },
    { enabled: /^\d{1,9}$/.test(ownerId), retry: false },
  );
  const { data: found } = trpc.admin.users.list.useQuery(
    { search, limit: FOUND },
    { enabled: search !== '', placeholderData: (before) => before },
  );
  const people = [...(owner ? [owner] : []), ...(found?.items.filter(({ id }) => id !== owner?.id) ?? [])];
  return (
    <Select
      label={messages.owner}
      description={messages.ownerHint}
      required
      searchable
      maw={480}
      data={people.map((user) => ({
        value: String(user.id),
        label: messages.ownerOption(fullName(user), user.email),
      }))}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={search === '' ? messages.typeAName : messages.nobody}
      value={owner ? ownerId : null}
      data-path="ownerId"
      error={form.errors['ownerId']}
      onSearchChange={setTyped}
      onChange={(next) => {
        setOwnerId(next ?? '');
        form.setFieldValue('ownerId', next ?? '');
      }}
    />
  );
}
