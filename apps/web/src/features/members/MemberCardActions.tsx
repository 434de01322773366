import { Badge, Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MessageOrConversation } from '../messages/MessageOrConversation.tsx';
import type { WritePermission } from '../messages/write-permissions.ts';
import classes from './MemberCard.module.css';
import type { MemberCardData } from './members-filter.ts';
import { membersMessages } from './members.messages.ts';

const { card: messages } = membersMessages;

type Props = {
  member: MemberCardData;
  /** Whether the viewer can write to them; undefined while it loads. */
  permission: WritePermission | undefined;
  onConnect: () => void;
};

/** What the viewer can do next: connect with the member, respond to their request, or write. */
export function MemberCardActions({ member, permission, onConnect }: Props) {
  const { id, name, username, relation } = member;
  return (
    <div className={classes.actions}>
      {relation === 'none' && (
        <Button
          size="sm"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          aria-label={messages.connectLabel(name)}
          onClick={onConnect}
        >
          {messages.connect}
        </Button>
      )}
      {relation === 'pending_in' && (
        <Button
          size="sm"
          component={Link}
          to={paths.profile(username)}
          aria-label={messages.respondLabel(name)}
        >
          {messages.respond}
        </Button>
      )}
      {relation !== 'self' && permission && (
        <MessageOrConversation person={{ id, name }} size="sm" permission={permission} />
      )}
      {relation !== 'none' && (
        <Badge variant="light" color={relation === 'connected' ? 'forest' : 'gray'} tt="none">
          {messages.relations[relation]}
        </Badge>
      )}
    </div>
  );
}
