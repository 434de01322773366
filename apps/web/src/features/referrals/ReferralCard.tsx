import { DIRECTION } from '../../lib/locale.ts';
import { Anchor, Card, Collapse, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormats } from '../../lib/formats.ts';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { ReferralActions } from './ReferralActions.tsx';
import classes from './Referrals.module.css';
import { ReferralDetail } from './ReferralDetail.tsx';
import { ReferralStatusBadge } from './ReferralStatusBadge.tsx';
import { agreementOf, counterpartOf, headlineOf } from './referral-summary.ts';
import type { Referral } from './referrals.hooks.ts';
import { referralsMessages as messages } from './referrals.messages.ts';

/** One referral from the viewer's side, with the actions open to them and its history. */
export function ReferralCard({ referral }: { referral: Referral }) {
  const { localDate, wholeAmount } = useFormats();
  const { id, status, direction, createdAt, expiresAt, message, thanks, value, target } = referral;
  const isTarget = Number(useSearchParam('referral').value) === id;
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isTarget;
  const card = useRef<HTMLDivElement>(null);
  const detailId = useId();
  useEffect(() => {
    if (isTarget) card.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  const headline = headlineOf(referral);
  const agreement = agreementOf(referral);
  const counterpart = counterpartOf(referral);
  const day = localDate(createdAt);
  const historyLabel = isOpen ? messages.card.hideHistory : messages.card.showHistory;
  return (
    <Card
      component="article"
      aria-label={headline}
      className={classes.root ?? ''}
      ref={card}
      {...(isTarget && { 'data-target': true })}
    >
      <div className={classes.head}>
        <MemberAvatar name={counterpart.name} avatar={counterpart.avatar} size={44} />
        <div className={classes.summary}>
          <Text fw={600} dir={DIRECTION}>
            {headline}
          </Text>
          <Text size="sm" c="dimmed">
            {direction === 'sent' ? messages.card.sentOn(day) : messages.card.receivedOn(day)}
            {status === 'pending' && `, ${messages.card.openUntil(localDate(expiresAt))}`}
          </Text>
          {agreement && (
            <Text size="sm" dir={DIRECTION}>
              {agreement}
            </Text>
          )}
        </div>
        <ReferralStatusBadge status={status} />
      </div>
      {message && <blockquote className={classes.note}>{message}</blockquote>}
      {thanks && (
        <div>
          <Text size="sm" fw={600}>
            {messages.outcome.thanks(target.name)}
          </Text>
          <blockquote className={classes.note}>{thanks}</blockquote>
        </div>
      )}
      {value !== null && <Text size="sm">{messages.outcome.worth(wholeAmount(value))}</Text>}
      <div className={classes.foot}>
        <Anchor
          component="button"
          type="button"
          size="sm"
          py={4}
          aria-expanded={isOpen}
          aria-controls={detailId}
          aria-label={`${historyLabel}: ${headline}`}
          onClick={() => setChoice(!isOpen)}
        >
          {historyLabel}
        </Anchor>
        <ReferralActions referral={referral} about={headline} />
      </div>
      <Collapse expanded={isOpen} id={detailId}>
        {isOpen && <ReferralDetail id={id} />}
      </Collapse>
    </Card>
  );
}
