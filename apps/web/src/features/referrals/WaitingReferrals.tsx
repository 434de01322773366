import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';

function goToReferrals(): void {
  const title = document.getElementById('pending-referrals-title');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

/** Somebody waits for an answer further down the page. */
export function WaitingReferrals() {
  const { data: referrals = [] } = trpc.referrals.pending.useQuery();
  const count = referrals.filter(({ can }) => can.accept).length;
  if (count === 0) return null;
  return (
    <Alert
      variant="light"
      color="brass"
      icon={<IconShare3 aria-hidden />}
      title={count === 1 ? 'A referral waits for your answer' : `${count} referrals wait for your answer`}
    >
      <Button size="compact-sm" variant="default" onClick={goToReferrals}>
        Answer now
      </Button>
    </Alert>
  );
}
