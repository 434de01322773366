import type { Community } from '@guildhall/api/ground/settings/community.schema';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isSame } from '../../../lib/draft-storage.ts';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import {
  type CommunityFormApi,
  type CommunityValues,
  changedFields,
  foundBefore,
  communityFieldOf,
  toCommunityValues,
  validateCommunity,
} from './community.form.ts';
import { useUpdateCommunity } from './community.hooks.ts';

type Props = {
  stored: Community;
  /** Of the draft. */
  place: string;
  /** The inputs. */
  children: (form: CommunityFormApi) => ReactNode;
  /** Label of the button that saves. */
  submit: string;
  /** Another button beside it. */
  secondary?: ReactNode;
  /** Called once what was changed is stored, or at once when nothing was; without it, there must be a change. */
  onSaved?: () => void;
};

/** A form of some of the community's settings. */
export function CommunityForm({ stored, place, children, submit, secondary, onSaved }: Props) {
  const update = useUpdateCommunity();
  const { form, formKey, draft, base } = useDraftForm<CommunityValues>(place, {
    initialValues: toCommunityValues(stored),
    validate: validateCommunity,
  });
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set());
  const isChanged = !isSame(form.getValues(), base);
  const save = (values: CommunityValues) => {
    if (!isChanged) return onSaved?.();
    const changes = changedFields(values, base);
    const expected = foundBefore(changes, base, (field) => replaced.has(field));
    return update.mutate(
      { ...changes, expected },
      {
        onError(rejected) {
          const issues = formIssues(rejected, communityFieldOf);
          form.setErrors(issues);
          // Who has read what someone else wrote may replace it.
          if (rejected.data?.code === 'CONFLICT') setReplaced(new Set(Object.keys(issues)));
        },
        onSuccess() {
          // The form then follows what is stored.
          draft.clear();
          onSaved?.();
        },
      },
    );
  };
  return (
    <form key={formKey} noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
      <Stack gap="md">
        <DraftNote draft={draft} />
        {children(form)}
        {update.error && <Alert color="red" variant="light" role="alert" title={update.error.message} />}
        <Group justify="flex-end">
          {secondary}
          <Button type="submit" loading={update.isPending} disabled={!isChanged && !onSaved}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
