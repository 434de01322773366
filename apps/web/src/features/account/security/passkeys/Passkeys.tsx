import type { Passkey } from '@guildhall/api/console/account/passkeys/passkeys.schema';
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../../lib/lazy-chunk.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useHydrated } from '../../../../lib/useHydrated.ts';
import { useLocalDate } from '../../../../lib/useLocalDate.ts';
import divided from '../../../../ui/DividedList.module.css';
import { Query } from '../../../../ui/Query.tsx';
import { RowButton } from '../../../../ui/RowButton.tsx';
import { SecurityPart } from '../SecurityPart.tsx';
import { passkeysMessages as messages } from './passkeys.messages.ts';

const AddPasskeyDialog = lazyChunk(() =>
  import('./AddPasskeyDialog.tsx').then((module) => ({ default: module.AddPasskeyDialog })),
);
const RenamePasskeyDialog = lazyChunk(() =>
  import('./RenamePasskeyDialog.tsx').then((module) => ({ default: module.RenamePasskeyDialog })),
);
const RemovalDialog = lazyChunk(() =>
  import('../RemovalDialog.tsx').then((module) => ({ default: module.RemovalDialog })),
);

type Open = { dialog: 'rename' | 'remove'; passkey: Passkey } | { dialog: 'add'; number: number };

/** The member's passkeys, with which they sign in without the password. */
export function Passkeys() {
  const query = trpc.account.passkeys.list.useQuery();
  const removal = trpc.account.passkeys.remove.useMutation();
  const canAdd = useHydrated() && 'PublicKeyCredential' in window;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <SecurityPart title={messages.title} description={messages.description}>
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
        {open?.dialog === 'remove' && (
          <RemovalDialog of={open.passkey} words={messages.remove} removal={removal} onClose={close} />
        )}
      </Suspense>
    </SecurityPart>
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
        <RowButton words={messages.rename} of={name} onClick={() => onOpen('rename')} />
        <RowButton words={messages.remove} of={name} onClick={() => onOpen('remove')} />
      </Group>
    </li>
  );
}
