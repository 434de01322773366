import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { commonMessages } from '../../../lib/common.messages.ts';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { eventsMessages } from '../events.messages.ts';
import { EventForm } from './EventForm.tsx';
import { EMPTY_EVENT, toNewEvent, validateNew } from './event.form.ts';
import type { HeldChapter } from './holders.hooks.ts';

const { form: messages } = eventsMessages;

type Props = {
  /** Whose event it may be; the first one is chosen. */
  chapters: HeldChapter[];
  isCommunity: boolean;
  /** The chapter that the address asks for. */
  asked: string | null;
};

/** Creates an event, once however often the form is sent, and opens its page. */
export function NewEventForm({ chapters, isCommunity, asked }: Props) {
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const [initialValues] = useState(() => {
    const [first] = asked !== null || !isCommunity ? chapters : [];
    return {
      ...EMPTY_EVENT,
      timeZone: first?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(first && { chapter: first.slug, audience: 'chapter' as const }),
    };
  });
  const drafted = useDraftForm(initialValues.chapter ? `event:in:${initialValues.chapter}` : 'event', {
    initialValues,
    validate: validateNew,
  });
  const creation = trpc.events.create.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess({ slug }) {
      drafted.draft.clear();
      toast({ title: messages.created });
      void navigate(paths.event(slug));
    },
  });
  return (
    <EventForm
      drafted={drafted}
      holders={{ chapters, isCommunity }}
      submitLabel={messages.submit}
      isBusy={creation.isPending}
      formError={creation.error?.message ?? null}
      cancel={
        <Button
          component={Link}
          to={asked === null ? paths.events() : paths.chapter(asked)}
          variant="default"
        >
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
  );
}
