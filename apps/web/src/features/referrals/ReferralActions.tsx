import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type Referral, type ReferralAction, useRespondToReferral } from './referrals.hooks.ts';
import { referralsMessages } from './referrals.messages.ts';

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
            onClick={() => (status === 'completed' ? confirming.open() : give(status))}
          >
            {label}
          </Button>
        );
      })}
      {isConfirming && (
        <ConfirmDialog
          title={referralsMessages.complete.title}
          action={referralsMessages.complete.action}
          onClose={confirming.close}
          onConfirm={() => {
            confirming.close();
            give('completed');
          }}
        >
          {referralsMessages.complete.text(referral.referrer.name)}
        </ConfirmDialog>
      )}
    </Group>
  );
}
