import { Button, Fieldset, Group, NativeSelect, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { industryOptions, useIndustries } from '../../lib/industries.ts';
import { labelsOf } from '../../lib/labels-of.ts';
import { useDraftForm } from '../../lib/useDraftForm.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { EditConflict } from '../../ui/EditConflict.tsx';
import { UrlInput } from '../../ui/UrlInput.tsx';
import {
  type ProfileField,
  type ProfileFormValues,
  toFormValues,
  toProfileFields,
  validateProfile,
} from './edit-profile.form.ts';
import classes from './EditProfileForm.module.css';
import { FillFromFile } from './fill/FillFromFile.tsx';
import { useUpdateProfile } from './profile.hooks.ts';
import { UnderstoodField } from './understood/UnderstoodField.tsx';
import { editProfileMessages as messages } from './edit-profile.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';

type Props = { member: CurrentUser; onDone: () => void };

const LABELS = labelsOf(messages.fields);

export function EditProfileForm({ member, onDone }: Props) {
  const industries = useIndustries();
  const { form, formKey, draft, rebase } = useDraftForm('profile', {
    mode: 'uncontrolled',
    initialValues: toFormValues(member),
    validate: validateProfile,
    version: member.version,
  });
  const update = useUpdateProfile({
    onDone() {
      draft.clear();
      onDone();
    },
    onConflict: (current) => rebase(toFormValues(current), current.version),
  });
  const save = (values: ProfileFormValues) =>
    update.mutate({ ...toProfileFields(values), expectedVersion: draft.version });
  const field = (name: ProfileField) => ({ ...messages.fields[name], ...form.getInputProps(name) });
  const twoColumns = { cols: { base: 1, xs: 2 }, spacing: 'sm', verticalSpacing: 'sm' };
  const group = { variant: 'unstyled', classNames: { legend: classes.legend ?? '' } };
  return (
    <>
      <FillFromFile getValues={form.getValues} onFill={(values) => form.setValues(values)} />
      <form key={formKey} noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
        <Stack gap="lg">
          <DraftNote draft={draft} />
          <EditConflict draft={draft} labels={LABELS} />
          <Fieldset legend={messages.groups.about} {...group}>
            <SimpleGrid {...twoColumns}>
              <TextInput required autoComplete="given-name" {...field('firstName')} />
              <TextInput autoComplete="family-name" {...field('lastName')} />
              <TextInput autoComplete="organization-title" {...field('jobTitle')} />
              <TextInput autoComplete="organization" {...field('company')} />
              <NativeSelect
                size="md"
                data={industryOptions(messages.selectIndustry, industries, member.industry)}
                {...field('industry')}
              />
              <TextInput autoComplete="address-level2" {...field('location')} />
            </SimpleGrid>
            <Textarea mt="sm" {...field('bio')} />
            <Textarea mt="sm" {...field('professionalSummary')} />
          </Fieldset>
          <Fieldset legend={messages.groups.matching} {...group}>
            <Stack gap="sm">
              <Textarea {...field('lookingFor')} />
              <Textarea {...field('servicesOffered')} />
              <TextInput {...field('skills')} />
              <TextInput {...field('interests')} />
              <Textarea {...field('targetAudience')} />
              <TextInput {...field('preferredConnectionTypes')} />
              <UnderstoodField member={member} />
            </Stack>
          </Fieldset>
          <Fieldset legend={messages.groups.contact} {...group}>
            <SimpleGrid {...twoColumns}>
              <TextInput type="tel" autoComplete="tel" {...field('phoneNumber')} />
              <UrlInput {...field('linkedinUrl')} />
              <UrlInput autoComplete="url" {...field('websiteUrl')} />
              <UrlInput {...field('website')} />
            </SimpleGrid>
            <Stack gap="sm" mt="sm">
              <TextInput {...field('availabilityForMeetings')} />
              <TextInput {...field('communicationPreferences')} />
            </Stack>
          </Fieldset>
          <Group justify="flex-end" className={classes.actions ?? ''}>
            <Button variant="default" onClick={onDone}>
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
