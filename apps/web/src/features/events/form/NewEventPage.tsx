import { Button, Container, Loader } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { eventsMessages } from '../events.messages.ts';
import { NewEventForm } from './NewEventForm.tsx';
import { useHolders } from './holders.hooks.ts';

const { form: messages, page } = eventsMessages;

/** The form of a new event for those who hold any, and an explanation for everyone else. */
export function NewEventPage() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('chapter');
  const holders = useHolders(asked);
  const isHolder = holders !== null && (holders.isCommunity || holders.chapters.length > 0);
  return (
    <Container size="sm" py="xl">
      <PageHead title={messages.createTitle} description={messages.createText} noIndex />
      {!holders && <Loader aria-label={page.loading} />}
      {holders && !isHolder && (
        <EmptyState
          icon={IconCalendarEvent}
          title={messages.createTitle}
          headingOrder={1}
          action={
            <Button component={Link} to={paths.events()} variant="default">
              {page.notFound.back}
            </Button>
          }
        >
          {messages.notAllowed}
        </EmptyState>
      )}
      {isHolder && (
        <>
          <PageHeader title={messages.createTitle} description={messages.createText} />
          <NewEventForm key={asked} {...holders} asked={asked} />
        </>
      )}
    </Container>
  );
}
