import { Button, Group, Skeleton, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../../lib/lazy-chunk.ts';
import { type Outputs, trpc } from '../../../../lib/trpc.ts';
import { useLocalDate } from '../../../../lib/useLocalDate.ts';
import divided from '../../../../ui/DividedList.module.css';
import { Query } from '../../../../ui/Query.tsx';
import { RowButton } from '../../../../ui/RowButton.tsx';
import { SecurityPart } from '../SecurityPart.tsx';
import { linkedMessages as messages } from './linked.messages.ts';

const LinkDialog = lazyChunk(() =>
  import('./LinkDialog.tsx').then((module) => ({ default: module.LinkDialog })),
);
const RemovalDialog = lazyChunk(() =>
  import('../RemovalDialog.tsx').then((module) => ({ default: module.RemovalDialog })),
);

type Linked = Outputs['account']['identities']['list'];
type Open = { provider: Linked['offered'][number] } | { account: Linked['items'][number] };

/** The member's accounts at other services, by which they sign in. Nothing where the community offers none. */
export function LinkedAccounts() {
  const query = trpc.account.identities.list.useQuery();
  const removal = trpc.account.identities.unlink.useMutation();
  const [open, setOpen] = useState<Open | null>(null);
  const localDate = useLocalDate();
  const close = () => setOpen(null);
  const { data } = query;
  if (data && data.items.length === 0 && data.offered.length === 0) return null;
  return (
    <SecurityPart title={messages.title} description={messages.description}>
      <Query query={query} skeleton={<Skeleton height={72} />} failed={messages.failed}>
        {({ items, offered }) => (
          <>
            {items.length > 0 && (
              <ul className={`${divided.list} ${divided.rows}`} aria-label={messages.title}>
                {items.map((account) => (
                  <li key={account.id}>
                    <div>
                      <Text fw={600}>{account.name}</Text>
                      <Text size="sm" c="dimmed">
                        {messages.linked(localDate(account.linkedAt))}
                        {account.lastUsedAt !== null && ` · ${messages.used(localDate(account.lastUsedAt))}`}
                        {!account.isOffered && ` · ${messages.notOffered}`}
                      </Text>
                    </div>
                    <RowButton
                      words={messages.unlink}
                      of={account.name}
                      onClick={() => setOpen({ account })}
                    />
                  </li>
                ))}
              </ul>
            )}
            <Group gap="sm">
              {offered.map((provider) => (
                <Button key={provider.key} variant="default" onClick={() => setOpen({ provider })}>
                  {messages.link.open(provider.name)}
                </Button>
              ))}
            </Group>
          </>
        )}
      </Query>
      <Suspense>
        {open && 'provider' in open && <LinkDialog provider={open.provider} onClose={close} />}
        {open && 'account' in open && (
          <RemovalDialog of={open.account} words={messages.unlink} removal={removal} onClose={close} />
        )}
      </Suspense>
    </SecurityPart>
  );
}
