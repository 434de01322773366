import type { Community } from '@guildhall/api/community/schema';
import { Alert, Button, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { adminMessages } from '../admin.messages.ts';
import { FooterFields } from './FooterFields.tsx';
import { LookFields } from './LookFields.tsx';
import { NameFields } from './NameFields.tsx';
import { WordsFields } from './WordsFields.tsx';
import {
  type CommunityValues,
  changedFields,
  toCommunityValues,
  validateCommunity,
} from './community.form.ts';
import { useUpdateCommunity } from './community.hooks.ts';

/** The form of the community. */
export function CommunityFields({ stored }: { stored: Community }) {
  const update = useUpdateCommunity();
  const form = useForm<CommunityValues>({
    initialValues: toCommunityValues(stored),
    validate: validateCommunity,
  });
  const save = (values: CommunityValues) =>
    update.mutate(changedFields(values, stored), {
      onError: (rejected) => form.setErrors(formIssues(rejected)),
      onSuccess: (saved) => {
        const next = toCommunityValues(saved);
        form.setInitialValues(next);
        form.setValues(next);
      },
    });
  return (
    <form noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
      <Stack gap="md">
        <NameFields form={form} />
        <LookFields form={form} />
        <WordsFields form={form} />
        <FooterFields form={form} />
        {update.error && <Alert color="red" variant="light" role="alert" title={update.error.message} />}
        <Group justify="flex-end">
          <Button type="submit" loading={update.isPending} disabled={!form.isDirty()}>
            {adminMessages.saveChanges}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
