import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { commonMessages } from '../../../lib/common.messages.ts';
import { showEditConflict } from '../../../lib/edit-conflict.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { type ApiError, trpc } from '../../../lib/trpc.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import type { CommunityEvent } from '../events.hooks.ts';
import { eventsMessages } from '../events.messages.ts';
import { EventForm } from './EventForm.tsx';
import { toEvent, toFormValues, validateEdited } from './event.form.ts';

const { form: messages } = eventsMessages;

export function EditEventForm({ event }: { event: CommunityEvent }) {
  const { id, slug } = event;
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { rebase, ...drafted } = useDraftForm(`event:${id}`, {
    initialValues: toFormValues(event),
    validate: validateEdited,
    version: event.version,
  });
  const update = trpc.events.update.useMutation({
    onSuccess({ date }) {
      drafted.draft.clear();
      toast({ title: messages.saved });
      void navigate(paths.event(slug, date.id));
    },
  });
  const loadCurrent = () => utils.events.get.fetch({ slug }, { staleTime: 0 });
  const onError = async (error: ApiError, showIssues: (error: ApiError) => void) => {
    const isConflict = await showEditConflict(error, loadCurrent, (current) =>
      rebase(toFormValues(current), current.version),
    );
    if (isConflict) update.reset();
    else showIssues(error);
  };
  return (
    <EventForm
      drafted={drafted}
      isRepeating={event.repeats !== null}
      submitLabel={commonMessages.save}
      isBusy={update.isPending}
      formError={update.error?.message ?? null}
      cancel={
        <Button component={Link} to={paths.event(slug)} variant="default">
          {commonMessages.cancel}
        </Button>
      }
      onSubmit={(values, showIssues) =>
        update.mutate(
          { ...toEvent(id, values), expectedVersion: drafted.draft.version },
          { onError: (error) => void onError(error, showIssues) },
        )
      }
    />
  );
}
