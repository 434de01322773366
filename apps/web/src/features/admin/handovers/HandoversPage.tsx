import { Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import blocks from '../../../ui/blocks.module.css';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { Query } from '../../../ui/Query.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { usePermissions } from '../shared/usePermissions.ts';
import { HandoverState } from './HandoverState.tsx';
import { StartHandoverForm } from './StartHandoverForm.tsx';
import { type Handover, useHandovers } from './handovers.hooks.ts';
import { handoversMessages as messages } from './handovers.messages.ts';
import { roleNameOf } from './role-name.ts';

/** The offices that are handed over, and the form that starts to. */
export function HandoversPage() {
  const query = useHandovers();
  const { holds } = usePermissions();
  const own = useViewer().viewer?.id;
  // An officer has one office, which is handed over once at a time.
  const isUnderWay = query.data?.some(({ state, from }) => state === 'open' && from.id === own) ?? false;
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="lg">
        <Query
          query={query}
          skeleton={<CardListSkeleton label={messages.loading} count={1} />}
          failed={messages.failed}
        >
          {(handovers) => (
            <section aria-labelledby="handovers">
              <Title order={2} size="h3" id="handovers" mb="xs">
                {messages.list}
              </Title>
              {handovers.length === 0 ? (
                <Text c="dimmed">{messages.none}</Text>
              ) : (
                <ul className={blocks.list}>
                  {handovers.map((handover) => (
                    <HandoverCard key={handover.id} handover={handover} />
                  ))}
                </ul>
              )}
            </section>
          )}
        </Query>
        {(holds('roles') || !isUnderWay) && <StartHandoverForm />}
      </Stack>
    </ConsolePage>
  );
}

function HandoverCard({ handover }: { handover: Handover }) {
  const { id, from, to, roles } = handover;
  const { holds } = usePermissions();
  const own = useViewer().viewer?.id;
  // Auditors see that there is one, and not what hangs on the member.
  const isOpenable = holds('roles') || own === from.id || own === to.id;
  return (
    <Card component="li" padding="sm" className={blocks.item ?? ''}>
      <Group justify="space-between" gap="sm">
        <Stack gap={2} className={blocks.words ?? ''}>
          <Group gap={8}>
            <Text fw={600}>{messages.pair(from.name, to.name)}</Text>
            {roles.map((role) => (
              <Badge key={role} variant="light" tt="none" color="gray">
                {roleNameOf(role)}
              </Badge>
            ))}
          </Group>
          <Text size="sm" c="dimmed">
            <HandoverState handover={handover} />
          </Text>
        </Stack>
        {isOpenable && (
          <Anchor
            component={Link}
            to={consolePaths.handover(id)}
            aria-label={messages.seeOf(from.name, to.name)}
          >
            {messages.see}
          </Anchor>
        )}
      </Group>
    </Card>
  );
}
