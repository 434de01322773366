import { Badge, Button, Card, Group, Text, TextInput } from '@mantine/core';
import { IconBan, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { copyLink } from '../../lib/copy-link.ts';
import { useLocalDate } from '../../lib/useLocalDate.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import blocks from '../../ui/blocks.module.css';
import { type Invitation, useRevokeInvitation } from './invitations.hooks.ts';
import { invitationsMessages as messages } from './invitations.messages.ts';
import { useReadable } from '../../lib/useReadable.ts';

type Props = {
  invitation: Invitation;
  /** More buttons for one that can still be used. */
  children?: ReactNode;
};

/** An invitation with how often it was used, and what can be done with it. */
export function InvitationCard({ invitation, children }: Props) {
  const { id, url, state, invitedBy, email, note, skipsQueue, uses, maxUses, expiresAt } = invitation;
  const [asks, setAsks] = useState(false);
  const revoke = useRevokeInvitation();
  const localDate = useLocalDate();
  const address = useReadable(email ?? '');
  const name = address || note || messages.link;
  const label = (action: string) => messages.actionLabel(action, name);
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <Group gap={8}>
        <Text fw={600} className={blocks.words ?? ''}>
          {name}
        </Text>
        <Badge variant="light" tt="none" color={state === 'valid' ? 'forest' : 'gray'}>
          {messages.states[state]}
        </Badge>
        {!skipsQueue && (
          <Badge variant="light" tt="none" color="brass">
            {messages.applies}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {messages.facts(uses, maxUses, invitedBy, localDate(expiresAt))}
      </Text>
      {email !== null && note !== '' && <Text size="sm">{note}</Text>}
      {state === 'valid' && (
        <>
          <TextInput
            aria-label={label(messages.link)}
            readOnly
            value={url}
            size="sm"
            mt="xs"
            onFocus={(event) => event.currentTarget.select()}
          />
          <Group gap="xs" mt="xs">
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCopy size={16} aria-hidden />}
              aria-label={label(messages.copy)}
              onClick={() => void copyLink(url)}
            >
              {messages.copy}
            </Button>
            {children}
            <Button
              size="xs"
              variant="light"
              color="red"
              leftSection={<IconBan size={16} aria-hidden />}
              aria-label={label(messages.revoke)}
              loading={revoke.isPending}
              onClick={() => setAsks(true)}
            >
              {messages.revoke}
            </Button>
          </Group>
        </>
      )}
      {asks && (
        <ConfirmDialog
          title={messages.revokeDialog.title}
          action={messages.revoke}
          onConfirm={() => revoke.mutate({ id })}
          onClose={() => setAsks(false)}
        >
          {messages.revokeDialog.text}
        </ConfirmDialog>
      )}
    </Card>
  );
}
