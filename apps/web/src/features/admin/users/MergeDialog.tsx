import { Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import type { AdminMember } from './member.hooks.ts';
import { useOtherAccounts } from './merge.hooks.ts';
import { mergeMessages as messages } from './merge.messages.ts';
import { MergePreview } from './MergePreview.tsx';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { Readable } from '../../../ui/Readable.tsx';

type Props = { member: AdminMember; onClose: () => void };

/** Chooses the other account of a person, shows what its merge does, and merges it. */
export function MergeDialog({ member, onClose }: Props) {
  const { id, firstName, lastName, email } = member;
  const [search, setSearch] = useState('');
  const [mergedId, setMergedId] = useState<number>();
  const found = useOtherAccounts(id, search);
  return (
    <Modal opened onClose={onClose} title={messages.title} size="lg">
      <Stack gap="md">
        <Text>{messages.intro(fullName({ firstName, lastName }), email)}</Text>
        <SearchInput
          label={messages.search.label}
          placeholder={messages.search.placeholder}
          value={search}
          onSearch={(next) => {
            setSearch(next);
            setMergedId(undefined);
          }}
          data-autofocus
        />
        {found?.length === 0 && <Text c="dimmed">{messages.nobody}</Text>}
        {found && found.length > 0 && (
          <Radio.Group
            aria-label={messages.results}
            value={String(mergedId ?? '')}
            onChange={(value) => setMergedId(Number(value))}
          >
            <Stack gap="xs">
              {found.map((user) => (
                <Radio
                  key={user.id}
                  value={String(user.id)}
                  label={fullName(user)}
                  description={
                    <>
                      <Readable>{user.email}</Readable>
                      {[user.membershipNumber, user.company].map((fact) => fact && ` · ${fact}`)}
                    </>
                  }
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {mergedId !== undefined && (
          <MergePreview key={mergedId} id={id} mergedId={mergedId} onClose={onClose} />
        )}
      </Stack>
    </Modal>
  );
}
