import { Skeleton } from '@mantine/core';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { CommunityFields } from './CommunityFields.tsx';
import { useCommunity } from './community.hooks.ts';
import { communityMessages as messages } from './community.messages.ts';

/** Name, branding, and text of the community. */
export function CommunityPage() {
  const { data: stored, error, refetch } = useCommunity();
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      {error && (
        <ErrorState title={messages.failed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!stored && !error && <Skeleton height={480} radius="lg" />}
      {stored && <CommunityFields stored={stored} />}
    </ConsolePage>
  );
}
