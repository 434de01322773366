import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../../lib/lazy-chunk.ts';
import { type Outputs, trpc } from '../../../../lib/trpc.ts';
import { useLocalDate } from '../../../../lib/useLocalDate.ts';
import divided from '../../../../ui/DividedList.module.css';
import { Query } from '../../../../ui/Query.tsx';
import { linkedMessages as messages } from './linked.messages.ts';

const LinkDialog = lazyChunk(() =>
  import('./LinkDialog.tsx').then((module) => ({ default: module.LinkDialog })),
);
const UnlinkDialog = lazyChunk(() =>
  import('./UnlinkDialog.tsx').then((module) => ({ default: module.UnlinkDialog })),
);

type Linked = Outputs['account']['identities']['list'];
type Open = { provider: Linked['offered'][number] } | { account: Linked['items'][number] };

/** The member's accounts at other services, by which they sign in. Nothing where the community offers none. */
export function LinkedAccounts() {
  const query = trpc.account.identities.list.useQuery();
  const [open, setOpen] = useState<Open | null>(null);
  const localDate = useLocalDate();
  const close = () => setOpen(null);
  const { data } = query;
  if (data && data.items.length === 0 && data.offered.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {messages.title}
      </Title>
      <Text size="sm">{messages.description}</Text>
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
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={messages.unlink.label(account.name)}
                      onClick={() => setOpen({ account })}
                    >
                      {messages.unlink.open}
                    </Button>
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
        {open && 'account' in open && <UnlinkDialog account={open.account} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
