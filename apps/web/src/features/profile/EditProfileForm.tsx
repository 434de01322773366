import { Button, Fieldset, Group, Stack } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { labelsOf } from '../../lib/labels-of.ts';
import { useDraftForm } from '../../lib/useDraftForm.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { EditConflict } from '../../ui/EditConflict.tsx';
import {
  PROFILE_DRAFT,
  type ProfileField,
  type ProfileFormValues,
  toFormValues,
  toProfileFields,
  validateProfile,
} from './edit-profile.form.ts';
import classes from './EditProfileForm.module.css';
import { FillFromFile } from './fill/FillFromFile.tsx';
import { ProfileInputs } from './ProfileInputs.tsx';
import type { ProfileInput } from './profile-inputs.ts';
import { useUpdateProfile } from './profile.hooks.ts';
import { UnderstoodField } from './understood/UnderstoodField.tsx';
import { editProfileMessages as messages } from './edit-profile.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';

type Props = {
  member: CurrentUser;
  /** The field that one comes for. */
  at: ProfileField | undefined;
  onDone: () => void;
  onCancel: () => void;
};

const LABELS = labelsOf(messages.fields);

export function EditProfileForm({ member, at, onDone, onCancel }: Props) {
  const { form, formKey, draft, rebase } = useDraftForm(PROFILE_DRAFT, {
    mode: 'uncontrolled',
    initialValues: toFormValues(member),
    validate: validateProfile,
    version: member.version,
  });
  const { getInputNode } = form;
  useEffect(() => {
    if (at) getInputNode(at)?.scrollIntoView({ block: 'center' });
  }, [at, getInputNode]);
  const update = useUpdateProfile({
    onDone() {
      draft.clear();
      onDone();
    },
    onConflict: (current) => rebase(toFormValues(current), current.version),
  });
  const save = (values: ProfileFormValues) =>
    update.mutate({ ...toProfileFields(values), expectedVersion: draft.version });
  const industry = { stored: member.industry, none: messages.selectIndustry };
  const fieldset = (group: ProfileInput['group'], after?: ReactNode) => (
    <Fieldset
      variant="unstyled"
      legend={messages.groups[group]}
      classNames={{ legend: classes.legend ?? '' }}
    >
      <Stack gap="sm">
        <ProfileInputs group={group} getInputProps={form.getInputProps} industry={industry} at={at} />
        {after}
      </Stack>
    </Fieldset>
  );
  return (
    <>
      <FillFromFile getValues={form.getValues} onFill={(values) => form.setValues(values)} />
      <form key={formKey} noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
        <Stack gap="lg">
          <DraftNote draft={draft} />
          <EditConflict draft={draft} labels={LABELS} />
          {fieldset('about')}
          {fieldset('matching', <UnderstoodField member={member} />)}
          {fieldset('contact')}
          <Group justify="flex-end" className={classes.actions ?? ''}>
            <Button variant="default" onClick={onCancel}>
              {commonMessages.cancel}
            </Button>
            <Button type="submit" disabled={update.isPending}>
              {update.isPending ? messages.busy : messages.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </>
  );
}
