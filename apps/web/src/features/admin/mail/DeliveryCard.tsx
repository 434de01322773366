import { Anchor, Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { Query } from '../../../ui/Query.tsx';
import { useMailStatus, useTestMail } from './mail.hooks.ts';
import { mailMessages } from './mail.messages.ts';
import { MailAlert } from './MailAlert.tsx';

const { status: messages, test } = mailMessages;

/** Whether emails are sent, what waits, and a test email to oneself. */
export function DeliveryCard() {
  const { localMoment } = useFormats();
  const query = useMailStatus();
  const { send, mail } = useTestMail();
  return (
    <Card component="section" padding="lg" aria-labelledby="mail-delivery">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h3" id="mail-delivery">
          {messages.title}
        </Title>
        <MailAlert hasLink={false} />
        <Query query={query} skeleton={<Skeleton height={48} />} failed={messages.failed}>
          {({ state, server, lastSentAt, waiting, bounced }) => (
            <>
              {state === 'working' && (
                <Text>
                  {messages.working(server ?? '')}{' '}
                  {lastSentAt ? messages.lastSent(localMoment(lastSentAt)) : messages.neverSent}
                </Text>
              )}
              {state === 'working' && waiting > 0 && <Text>{messages.waiting(waiting)}</Text>}
              {bounced > 0 && (
                <Anchor component={Link} to={paths.admin('users', 'bounced')}>
                  {messages.bounced(bounced)}
                </Anchor>
              )}
            </>
          )}
        </Query>
        <Button variant="default" size="md" loading={send.isPending} onClick={() => send.mutate()}>
          {test.send}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {mail ? test.outcomes[mail.outcome](mail) : test.text}
        </Text>
      </Stack>
    </Card>
  );
}
