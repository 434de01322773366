import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { ThreadMessage } from './messages.hooks.ts';
import { messagesMessages as messages } from './messages.messages.ts';

/** The business or opportunity that a message is about. */
export function MessageAbout({ about }: Pick<ThreadMessage, 'about'>) {
  if (!about?.name) return null;
  const to = about.slug === null ? paths.opportunity(about.id) : paths.business(about.slug);
  return (
    <Text size="sm" c="dimmed">
      {messages.about}{' '}
      <Anchor component={Link} to={to} inherit fw={600}>
        {about.name}
      </Anchor>
    </Text>
  );
}
