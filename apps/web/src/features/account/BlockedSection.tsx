import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import divided from '../../ui/DividedList.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { accountMessages } from './account.messages.ts';

const { blocked: messages } = accountMessages;

/** The members whom the viewer blocks, each with a way to end it. */
export function BlockedSection() {
  const query = trpc.connections.blocked.useQuery();
  const unblock = trpc.connections.unblock.useMutation({ onError: showError });
  return (
    <SettingsSection id="blocked" title={messages.title} description={messages.description}>
      <Query query={query} skeleton={<Skeleton height={72} />} failed={messages.failed}>
        {(members) =>
          members.length === 0 ? (
            <Text c="dimmed">{messages.none}</Text>
          ) : (
            <ul className={`${divided.list} ${divided.rows}`}>
              {members.map(({ id, name, username }) => (
                <li key={id}>
                  <Anchor component={Link} to={paths.profile(username)} c="inherit" dir="auto">
                    {name}
                  </Anchor>
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={messages.unblockLabel(name)}
                    loading={unblock.isPending && unblock.variables.userId === id}
                    onClick={() =>
                      unblock.mutate({ userId: id }, { onSuccess: () => toast(messages.unblocked(name)) })
                    }
                  >
                    {messages.unblock}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Query>
    </SettingsSection>
  );
}
