import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { Query } from '../../../ui/Query.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { LinkedAccounts } from './linked/LinkedAccounts.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { SecurityEvents } from './SecurityEvents.tsx';
import { securityMessages as messages } from './security.messages.ts';

const SetUpDialog = lazyChunk(() =>
  import('./SetUpDialog.tsx').then((module) => ({ default: module.SetUpDialog })),
);
const NewCodesDialog = lazyChunk(() =>
  import('./NewCodesDialog.tsx').then((module) => ({ default: module.NewCodesDialog })),
);
const TurnOffDialog = lazyChunk(() =>
  import('./TurnOffDialog.tsx').then((module) => ({ default: module.TurnOffDialog })),
);

const DIALOGS = { setUp: SetUpDialog, newCodes: NewCodesDialog, end: TurnOffDialog };

/** Below this many recovery codes the number is in bold. */
const FEW = 3;

/** Two-step sign-in, passkeys, and what happened last to the security of the account. */
export function SecuritySection() {
  const query = trpc.account.secondFactor.get.useQuery();
  const localDate = useLocalDate();
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = open && DIALOGS[open];
  return (
    <SettingsSection id="security" title={messages.title} description={messages.description}>
      <Query query={query} skeleton={<Skeleton height={84} />} failed={messages.failed}>
        {({ addedAt, codesLeft }) => (
          <Stack gap="sm">
            <Group gap="xs">
              <Text fw={600}>{messages.name}</Text>
              <Badge variant={addedAt ? 'light' : 'outline'} color={addedAt ? 'forest' : 'gray'}>
                {addedAt ? messages.states.on : messages.states.off}
              </Badge>
            </Group>
            <Text size="sm">{addedAt ? messages.since(localDate(addedAt)) : messages.without}</Text>
            {addedAt && (
              <Text size="sm" {...(codesLeft < FEW ? { fw: 600 } : { c: 'dimmed' })}>
                {messages.codesLeft(codesLeft)}
              </Text>
            )}
            <Group gap="sm">
              {addedAt ? (
                <>
                  <Button variant="default" onClick={() => setOpen('newCodes')}>
                    {messages.newCodes.open}
                  </Button>
                  <Button variant="default" onClick={() => setOpen('end')}>
                    {messages.end.open}
                  </Button>
                </>
              ) : (
                <Button onClick={() => setOpen('setUp')}>{messages.setUp.open}</Button>
              )}
            </Group>
          </Stack>
        )}
      </Query>
      <Passkeys />
      <LinkedAccounts />
      <SecurityEvents />
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
