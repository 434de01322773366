import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Referrals.module.css';
import { ReferralCard } from './ReferralCard.tsx';
import type { Referral } from './referrals.hooks.ts';

type Props = {
  /** The id of the heading. */
  id: string;
  title: string;
  items: Referral[];
  /** What stands there without items. */
  children?: ReactNode;
};

export function ReferralSection({ id, title, items, children }: Props) {
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((referral) => (
            <li key={referral.id}>
              <ReferralCard referral={referral} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
