import type { Community } from '@guildhall/api/community/schema';
import { Alert, Button, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { isSame } from '../../../lib/draft-storage.ts';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { adminMessages } from '../admin.messages.ts';
import { FooterFields } from './FooterFields.tsx';
import { LookFields } from './LookFields.tsx';
import { NameFields } from './NameFields.tsx';
import { WordsFields } from './WordsFields.tsx';
import {
  type CommunityValues,
  changedFields,
  communityFieldOf,
  toCommunityValues,
  validateCommunity,
} from './community.form.ts';
import { useUpdateCommunity } from './community.hooks.ts';

/** The form of the community. */
export function CommunityFields({ stored }: { stored: Community }) {
  const update = useUpdateCommunity();
  const saved = toCommunityValues(stored);
  const { form, formKey, draft } = useDraftForm<CommunityValues>('community', {
    initialValues: saved,
    validate: validateCommunity,
  });
  const save = (values: CommunityValues) =>
    update.mutate(changedFields(values, stored), {
      onError: (rejected) => form.setErrors(formIssues(rejected, communityFieldOf)),
      // The form then follows what is stored.
      onSuccess: draft.clear,
    });
  return (
    <form key={formKey} noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
      <Stack gap="md">
        <DraftNote draft={draft} />
        <NameFields form={form} />
        <LookFields form={form} />
        <WordsFields form={form} />
        <FooterFields form={form} />
        {update.error && <Alert color="red" variant="light" role="alert" title={update.error.message} />}
        <Group justify="flex-end">
          <Button type="submit" loading={update.isPending} disabled={isSame(form.getValues(), saved)}>
            {adminMessages.saveChanges}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
