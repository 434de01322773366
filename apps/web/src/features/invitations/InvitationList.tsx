import { Stack, Title } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type ItemsQuery, PagedItems } from '../../ui/PagedItems.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import type { Invitation } from './invitations.hooks.ts';
import { invitationsMessages } from './invitations.messages.ts';

const { list: messages } = invitationsMessages;

type Props = {
  query: ItemsQuery<Invitation>;
  title: string;
  /** Whether the reader can create the first one. */
  canCreate: boolean;
  /** More buttons of an invitation. */
  renderActions?: (invitation: Invitation) => ReactNode;
};

/** Invitations, newest first. */
export function InvitationList({ query, title, canCreate, renderActions }: Props) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="invitations">
      <Title order={2} size="h3" id="invitations">
        {title}
      </Title>
      <PagedItems
        query={query}
        loading={<CardListSkeleton label={messages.loading} />}
        failed={messages.failed}
        empty={
          <EmptyState icon={IconMail} title={messages.empty}>
            {canCreate && messages.emptyHint}
          </EmptyState>
        }
        isAutomatic
      >
        {(items) => (
          <Stack gap="sm" component="ul" p={0} m={0}>
            {items.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation}>
                {renderActions?.(invitation)}
              </InvitationCard>
            ))}
          </Stack>
        )}
      </PagedItems>
    </Stack>
  );
}
