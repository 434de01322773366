import { Anchor, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { referralsMessages } from './referrals.messages.ts';

const messages = referralsMessages.match;

/** That the viewer's own referral waits for an answer, with the way to it further down the page. */
export function SentReferral({ id, name }: { id: number; name: string }) {
  const opened = useSearchParam('referral');
  return (
    <Text size="sm">
      <IconClock size={16} aria-hidden style={{ verticalAlign: '-3px' }} /> {messages.waiting}{' '}
      <Anchor
        component="button"
        type="button"
        size="sm"
        py={4}
        aria-label={messages.seeLabel(name)}
        onClick={() => opened.set(String(id))}
      >
        {messages.see}
      </Anchor>
    </Text>
  );
}
