import { Button, Tooltip } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import type { ReferralMatch } from './referrals.hooks.ts';

type Props = { match: Pick<ReferralMatch, 'name' | 'canRefer' | 'canReferReason'>; onRefer: () => void };

/** Begins a referral; where there can be none, it says why. */
export function ReferButton({ match, onRefer }: Props) {
  const { name, canRefer, canReferReason } = match;
  const button = (
    <Button
      size="sm"
      disabled={!canRefer}
      aria-label={`Refer ${name}`}
      leftSection={<IconShare3 size={16} aria-hidden />}
      onClick={onRefer}
    >
      Refer
    </Button>
  );
  if (canRefer) return button;
  return (
    <Tooltip label={canReferReason} multiline maw={280}>
      {/* A disabled button hears neither pointer nor keyboard, so its surroundings carry the reason. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason has to be reachable by keyboard */}
      <span role="group" tabIndex={0} aria-label={`Refer ${name}: ${canReferReason ?? ''}`}>
        {button}
      </span>
    </Tooltip>
  );
}
