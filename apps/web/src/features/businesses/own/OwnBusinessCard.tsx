import { withOneDecimal } from '../../../lib/written.ts';
import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { BusinessLogo } from '../BusinessLogo.tsx';
import { DayBars } from './DayBars.tsx';
import classes from './OwnBusinessCard.module.css';
import { type OwnBusiness, useSetListed } from './own.hooks.ts';
import { ownMessages } from './own.messages.ts';

const { card: messages, unpublish } = ownMessages;

/** One of the member's businesses with its figures of thirty days. */
export function OwnBusinessCard({ business }: { business: OwnBusiness }) {
  const { id, slug, name, logo, isActive, can, figures, ratingAverage, reviewCount } = business;
  const { views, viewsBefore, viewsByDay, saves, messages: written } = figures;
  const hasViews = views + viewsBefore > 0;
  const publication = useSetListed(business);
  const [isAsked, setAsked] = useState(false);
  const facts = [
    { label: messages.views, value: String(views), hint: hasViews && messages.more(views - viewsBefore) },
    { label: messages.saves, value: String(saves) },
    { label: messages.messages, value: String(written) },
    {
      label: messages.rating,
      value: reviewCount === 0 ? '–' : withOneDecimal(ratingAverage),
      hint: reviewCount === 0 ? messages.noReviews : messages.ofReviews(reviewCount),
    },
  ];
  return (
    <Card component="article" aria-labelledby={`own-${id}`} className={classes.root ?? ''}>
      <Group gap="sm" wrap="nowrap">
        <BusinessLogo name={name} logo={logo} size={52} />
        <div className={classes.words}>
          <Title order={2} size="h4" id={`own-${id}`} className={classes.name ?? ''}>
            {name}
          </Title>
          {isActive ? (
            <Text size="sm" c="dimmed">
              {messages.published}
            </Text>
          ) : (
            <Badge variant="light" color="gray" tt="none" leftSection={<IconEyeOff size={14} aria-hidden />}>
              {messages.onlyYou}
            </Badge>
          )}
        </div>
      </Group>
      <dl className={classes.facts}>
        {facts.map(({ label, value, hint }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={classes.value}>{value}</span> {hint}
            </dd>
          </div>
        ))}
      </dl>
      <DayBars values={viewsByDay} caption={messages.byDay} />
      {!isActive && !can.publish && (
        <Text size="sm" c="dimmed">
          {messages.takenOff}
        </Text>
      )}
      <Group gap="xs">
        <Button
          component={Link}
          to={paths.editBusiness(slug)}
          variant="default"
          aria-label={messages.editLabel(name)}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {messages.edit}
        </Button>
        <Button
          component={Link}
          to={paths.business(slug)}
          variant="default"
          aria-label={messages.viewLabel(name)}
          leftSection={<IconEye size={16} aria-hidden />}
        >
          {messages.view}
        </Button>
        {can.publish && (
          <Button
            loading={publication.isPending}
            aria-label={messages.publishLabel(name)}
            onClick={() => publication.mutate({ id, isListed: true })}
          >
            {messages.publish}
          </Button>
        )}
        {can.unpublish && (
          <Button
            variant="subtle"
            color="gray"
            aria-label={messages.unpublishLabel(name)}
            onClick={() => setAsked(true)}
          >
            {messages.unpublish}
          </Button>
        )}
      </Group>
      {isAsked && (
        <ConfirmDialog
          title={unpublish.title(name)}
          action={unpublish.action}
          onClose={() => setAsked(false)}
          onConfirm={() => publication.mutate({ id, isListed: false })}
        >
          {unpublish.text}
        </ConfirmDialog>
      )}
    </Card>
  );
}
