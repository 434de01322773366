import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, startTransition } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { type Referral, type ReferralAction, useRespondToReferral } from './referrals.hooks.ts';
import { referralsMessages } from './referrals.messages.ts';

const CompleteReferralDialog = lazyChunk(() =>
  import('./CompleteReferralDialog.tsx').then((module) => ({ default: module.CompleteReferralDialog })),
);

const ACTIONS: { ability: keyof Referral['can']; status: ReferralAction; variant: string }[] = [
  { ability: 'complete', status: 'completed', variant: 'filled' },
  { ability: 'accept', status: 'accepted', variant: 'filled' },
  { ability: 'decline', status: 'declined', variant: 'default' },
  { ability: 'withdraw', status: 'withdrawn', variant: 'default' },
];

/** The actions that the server allows the viewer. */
export function ReferralActions({ referral, about }: { referral: Referral; about: string }) {
  const respond = useRespondToReferral();
  const [isConfirming, confirming] = useDisclosure(false);
  const give = (status: ReferralAction) => respond.mutate({ id: referral.id, status });
  return (
    <Group gap="xs">
      {ACTIONS.filter(({ ability }) => referral.can[ability]).map(({ status, variant }) => {
        const { label } = referralsMessages.steps[status];
        const isThisAction = respond.isPending && respond.variables.status === status;
        return (
          <Button
            key={status}
            size="sm"
            variant={variant}
            aria-label={`${label}: ${about}`}
            loading={isThisAction}
            disabled={respond.isPending && !isThisAction}
            onClick={() => (status === 'completed' ? startTransition(confirming.open) : give(status))}
          >
            {label}
          </Button>
        );
      })}
      {isConfirming && (
        <Suspense>
          <CompleteReferralDialog referral={referral} onClose={confirming.close} />
        </Suspense>
      )}
    </Group>
  );
}
