import { Button, type ButtonProps } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import { DisabledButton } from '../../ui/DisabledButton.tsx';
import type { ReferralMatch } from './referrals.hooks.ts';
import { referralsMessages } from './referrals.messages.ts';

const messages = referralsMessages.match;

type Props = Pick<ButtonProps, 'size' | 'variant'> & {
  match: Pick<ReferralMatch, 'name' | 'canReferReason'>;
  onRefer: () => void;
};

/** Starts a referral; when disabled, it gives the reason. */
export function ReferButton({ match, onRefer, size = 'sm', variant = 'filled' }: Props) {
  const { name, canReferReason } = match;
  const icon = <IconShare3 size={16} aria-hidden />;
  if (canReferReason !== null) {
    return (
      <DisabledButton
        size={size}
        variant={variant}
        leftSection={icon}
        label={messages.cannotRefer(name, canReferReason)}
        reason={canReferReason}
      >
        {messages.refer}
      </DisabledButton>
    );
  }
  return (
    <Button
      size={size}
      variant={variant}
      aria-label={messages.referLabel(name)}
      leftSection={icon}
      onClick={onRefer}
    >
      {messages.refer}
    </Button>
  );
}
