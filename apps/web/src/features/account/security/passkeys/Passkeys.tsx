import type { Passkey } from '@guildhall/api/console/account/passkeys/passkeys.schema';
import { Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../../lib/lazy-chunk.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useHydrated } from '../../../../lib/useHydrated.ts';
import { useLocalDate } from '../../../../lib/useLocalDate.ts';
import divided from '../../../../ui/DividedList.module.css';
import { Query } from '../../../../ui/Query.tsx';
import { passkeysMessages as messages } from './passkeys.messages.ts';

const AddPasskeyDialog = lazyChunk(() =>
  import('./AddPasskeyDialog.tsx').then((module) => ({ default: module.AddPasskeyDialog })),
);
const RenamePasskeyDialog = lazyChunk(() =>
  import('./RenamePasskeyDialog.tsx').then((module) => ({ default: module.RenamePasskeyDialog })),
);
const RemovePasskeyDialog = lazyChunk(() =>
  import('./RemovePasskeyDialog.tsx').then((module) => ({ default: module.RemovePasskeyDialog })),
);

type Open = { dialog: 'rename' | 'remove'; passkey: Passkey } | { dialog: 'add'; number: number };

/** The member's passkeys, with which they sign in without the password. */
export function Passkeys() {
  const query = trpc.account.passkeys.list.useQuery();
  const canAdd = useHydrated() && 'PublicKeyCredential' in window;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {messages.title}
      </Title>
      <Text size="sm">{messages.description}</Text>
      <Query query={query} skeleton={<Skeleton height={72} />} failed={messages.failed}>
        {(passkeys) => (
          <>
            {passkeys.length === 0 ? (
              <Text size="sm" c="dimmed">
                {messages.empty}
              </Text>
            ) : (
              <ul className={`${divided.list} ${divided.rows}`} aria-label={messages.title}>
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onOpen={(dialog) => setOpen({ dialog, passkey })}
                  />
                ))}
              </ul>
            )}
            {canAdd ? (
              <Group>
                <Button
                  variant="default"
                  onClick={() => setOpen({ dialog: 'add', number: passkeys.length + 1 })}
                >
                  {messages.add.open}
                </Button>
              </Group>
            ) : (
              <Text size="sm" c="dimmed">
                {messages.unsupported}
              </Text>
            )}
          </>
        )}
      </Query>
      <Suspense>
        {open?.dialog === 'add' && <AddPasskeyDialog number={open.number} onClose={close} />}
        {open?.dialog === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
        {open?.dialog === 'remove' && <RemovePasskeyDialog passkey={open.passkey} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

type RowProps = { passkey: Passkey; onOpen: (dialog: 'rename' | 'remove') => void };

function PasskeyRow({ passkey: { name, backedUp, createdAt, lastUsedAt }, onOpen }: RowProps) {
  const localDate = useLocalDate();
  return (
    <li>
      <div>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {backedUp && (
            <Badge variant="light" color="forest">
              {messages.synced}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {messages.added(localDate(createdAt))} ·{' '}
          {lastUsedAt === null ? messages.neverUsed : messages.used(localDate(lastUsedAt))}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          aria-label={messages.rename.label(name)}
          onClick={() => onOpen('rename')}
        >
          {messages.rename.open}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={messages.remove.label(name)}
          onClick={() => onOpen('remove')}
        >
          {messages.remove.open}
        </Button>
      </Group>
    </li>
  );
}
