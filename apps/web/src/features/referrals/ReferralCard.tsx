import { Anchor, Card, Collapse, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { longDate } from '../../lib/dates.ts';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { ReferralActions } from './ReferralActions.tsx';
import classes from './ReferralCard.module.css';
import { ReferralDetail } from './ReferralDetail.tsx';
import { ReferralStatusBadge } from './ReferralStatusBadge.tsx';
import { agreementOf, faceOf, headlineOf } from './referral-words.ts';
import type { Referral } from './referrals.hooks.ts';

/** One referral as the reader's side sees it, with the steps open to them and its history. */
export function ReferralCard({ referral }: { referral: Referral }) {
  const { id, status, direction, createdAt, expiresAt, message } = referral;
  const isNamed = Number(useSearchParam('referral').value) === id;
  const [wish, setWish] = useState<boolean | null>(null);
  const isOpen = wish ?? isNamed;
  const card = useRef<HTMLDivElement>(null);
  const detailId = useId();
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const headline = headlineOf(referral);
  const agreement = agreementOf(referral);
  const face = faceOf(referral);
  const [firstName = '', ...rest] = face.name.split(' ');
  return (
    <Card
      component="article"
      aria-label={headline}
      className={classes.root ?? ''}
      ref={card}
      {...(isNamed && { 'data-named': true })}
    >
      <div className={classes.head}>
        <MemberAvatar firstName={firstName} lastName={rest.join(' ')} avatar={face.avatar} size={44} />
        <div className={classes.words}>
          <Text fw={600}>{headline}</Text>
          <Text size="sm" c="dimmed">
            {direction === 'sent' ? 'Sent' : 'Received'} on {longDate(createdAt)}
            {status === 'pending' && `, open until ${longDate(expiresAt)}`}
          </Text>
          {agreement && <Text size="sm">{agreement}</Text>}
        </div>
        <ReferralStatusBadge status={status} />
      </div>
      {message && <blockquote className={classes.note}>{message}</blockquote>}
      <div className={classes.foot}>
        <Anchor
          component="button"
          type="button"
          size="sm"
          py={4}
          aria-expanded={isOpen}
          aria-controls={detailId}
          aria-label={`${isOpen ? 'Hide' : 'Show'} the history: ${headline}`}
          onClick={() => setWish(!isOpen)}
        >
          {isOpen ? 'Hide the history' : 'Show the history'}
        </Anchor>
        <ReferralActions referral={referral} about={headline} />
      </div>
      <Collapse expanded={isOpen} id={detailId}>
        {isOpen && <ReferralDetail id={id} />}
      </Collapse>
    </Card>
  );
}
