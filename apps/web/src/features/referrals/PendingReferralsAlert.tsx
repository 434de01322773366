import { Alert, Button } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';
import { referralsMessages } from './referrals.messages.ts';

const messages = referralsMessages.pending;

function goToReferrals(): void {
  const title = document.getElementById('pending-referrals-title');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

/** Points to the referrals further down the page that wait for a reply. */
export function PendingReferralsAlert() {
  const { data: referrals = [] } = trpc.referrals.pending.useQuery();
  const count = referrals.filter(({ can }) => can.accept).length;
  if (count === 0) return null;
  return (
    <Alert variant="light" color="brass" icon={<IconShare3 aria-hidden />} title={messages.alert(count)}>
      <Button size="compact-sm" variant="default" onClick={goToReferrals}>
        {messages.goTo}
      </Button>
    </Alert>
  );
}
