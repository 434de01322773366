import { Button, Group } from '@mantine/core';
import { type Referral, type Step, useRespondToReferral } from './referrals.hooks.ts';
import { referralsMessages } from './referrals.messages.ts';

const STEPS: { ability: keyof Referral['can']; status: Step; variant: string }[] = [
  { ability: 'complete', status: 'completed', variant: 'filled' },
  { ability: 'accept', status: 'accepted', variant: 'filled' },
  { ability: 'decline', status: 'declined', variant: 'default' },
  { ability: 'withdraw', status: 'withdrawn', variant: 'default' },
];

/** The steps that the server says are open to the reader. */
export function ReferralActions({ referral, about }: { referral: Referral; about: string }) {
  const respond = useRespondToReferral();
  return (
    <Group gap="xs">
      {STEPS.filter(({ ability }) => referral.can[ability]).map(({ status, variant }) => {
        const { label } = referralsMessages.steps[status];
        const isThisOne = respond.isPending && respond.variables.status === status;
        return (
          <Button
            key={status}
            size="sm"
            variant={variant}
            aria-label={`${label}: ${about}`}
            loading={isThisOne}
            disabled={respond.isPending && !isThisOne}
            onClick={() => respond.mutate({ id: referral.id, status })}
          >
            {label}
          </Button>
        );
      })}
    </Group>
  );
}
