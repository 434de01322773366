import { Button, Tooltip } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import type { ReferralMatch } from './referrals.hooks.ts';
import { referralsMessages } from './referrals.messages.ts';

const messages = referralsMessages.match;

type Props = { match: Pick<ReferralMatch, 'name' | 'canRefer' | 'canReferReason'>; onRefer: () => void };

/** Starts a referral; when disabled, a tooltip gives the reason. */
export function ReferButton({ match, onRefer }: Props) {
  const { name, canRefer, canReferReason } = match;
  const button = (
    <Button
      size="sm"
      disabled={!canRefer}
      aria-label={messages.referLabel(name)}
      leftSection={<IconShare3 size={16} aria-hidden />}
      onClick={onRefer}
    >
      {messages.refer}
    </Button>
  );
  if (canRefer) return button;
  return (
    <Tooltip label={canReferReason} multiline maw={280}>
      {/* A disabled button receives no events, so its wrapper carries the tooltip. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason has to be reachable by keyboard */}
      <span role="group" tabIndex={0} aria-label={messages.cannotRefer(name, canReferReason)}>
        {button}
      </span>
    </Tooltip>
  );
}
