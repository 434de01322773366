import { Button, Container } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { commonMessages } from '../../../lib/common.messages.ts';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { eventsMessages } from '../events.messages.ts';
import { EventForm } from './EventForm.tsx';
import { EMPTY_EVENT, toNewEvent, validateNew } from './event.form.ts';

const { form: messages } = eventsMessages;

/** Creates an event, once however often the form is sent, and opens its page. */
export function NewEventPage() {
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const [initialValues] = useState(() => ({
    ...EMPTY_EVENT,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  const drafted = useDraftForm('event', { initialValues, validate: validateNew });
  const creation = trpc.events.create.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess({ slug }) {
      drafted.draft.clear();
      toast({ title: messages.created });
      void navigate(paths.event(slug));
    },
  });
  return (
    <Container size="sm" py="xl">
      <PageHead title={messages.createTitle} description={messages.createText} noIndex />
      <PageHeader title={messages.createTitle} description={messages.createText} />
      <EventForm
        drafted={drafted}
        submitLabel={messages.submit}
        isBusy={creation.isPending}
        formError={creation.error?.message ?? null}
        cancel={
          <Button component={Link} to={paths.events()} variant="default">
            {commonMessages.cancel}
          </Button>
        }
        onSubmit={(values, showIssues) =>
          creation.mutate(toNewEvent(values), {
            onError(error) {
              // The form may change before the next attempt, which is then a different request.
              setKey(newIdempotencyKey());
              showIssues(error);
            },
          })
        }
      />
    </Container>
  );
}
