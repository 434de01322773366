import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { WaitingRow } from '../../../ui/WaitingRow.tsx';
import type { OwnBusiness, OwnerTask } from './own.hooks.ts';
import { ownMessages } from './own.messages.ts';

const { tasks: messages } = ownMessages;

/** Where each kind is done. */
const PLACES: Record<OwnerTask['kind'], (task: OwnerTask, business: OwnBusiness) => string> = {
  message: ({ person }) => paths.conversation(person?.id ?? 0),
  review: ({ id }, { slug }) => `${paths.business(slug)}?tab=reviews&reply=${id}`,
  hours: (_task, { slug }) => paths.editBusiness(slug),
};

type Props = { task: OwnerTask; business: OwnBusiness; isFirst: boolean };

/** One thing that the owner has yet to do, with the words of whom it comes from. */
export function OwnerTaskRow({ task, business, isFirst }: Props) {
  const { kind, person, excerpt, rating, createdAt, relativeTime } = task;
  const headline = messages.headline[kind](person?.name ?? '', rating ?? 0, business.name);
  return (
    <WaitingRow
      person={person}
      actions={
        <Button
          component={Link}
          to={PLACES[kind](task, business)}
          variant={isFirst ? 'filled' : 'light'}
          aria-label={messages.actionLabel(messages.action[kind], headline)}
        >
          {messages.action[kind]}
        </Button>
      }
    >
      <Text fw={600}>{headline}</Text>
      {person && (
        <Text size="sm" c="dimmed">
          {business.name} · <RelativeTime at={createdAt} text={relativeTime} />
        </Text>
      )}
      {excerpt !== null && (
        <Text size="sm" dir="auto" lineClamp={3}>
          {messages.quote(excerpt)}
        </Text>
      )}
      {kind === 'hours' && (
        <Text size="sm" c="dimmed">
          {messages.hours}
        </Text>
      )}
    </WaitingRow>
  );
}
