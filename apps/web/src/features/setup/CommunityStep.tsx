import { Button, Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Query } from '../../ui/Query.tsx';
import { CommunityForm } from '../admin/community/CommunityForm.tsx';
import { useCommunity } from '../admin/community/community.hooks.ts';
import { setupMessages as messages } from './setup.messages.ts';

type Props = Pick<ComponentProps<typeof CommunityForm>, 'place' | 'children'> & { onDone: () => void };

/** A step that changes settings of the community, or skips them. */
export function CommunityStep({ onDone, ...part }: Props) {
  const query = useCommunity();
  return (
    <Query query={query} skeleton={<Skeleton height={480} radius="lg" />} failed={messages.failed}>
      {(stored) => (
        <CommunityForm
          {...part}
          stored={stored}
          onSaved={onDone}
          submit={messages.next}
          secondary={
            <Button variant="default" onClick={onDone}>
              {messages.skip}
            </Button>
          }
        />
      )}
    </Query>
  );
}
