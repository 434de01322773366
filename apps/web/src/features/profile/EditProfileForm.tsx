import { Button, Fieldset, Group, NativeSelect, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { INDUSTRIES } from '../../lib/industries.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { UrlInput } from '../../ui/UrlInput.tsx';
import { type ProfileField, toFormValues, toProfileFields, validateProfile } from './edit-profile.form.ts';
import classes from './EditProfileForm.module.css';
import { useUpdateProfile } from './profile.hooks.ts';

type Props = { member: CurrentUser; onDone: () => void };

export function EditProfileForm({ member, onDone }: Props) {
  const update = useUpdateProfile(onDone);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: toFormValues(member),
    validate: validateProfile,
  });
  const field = (name: ProfileField) => form.getInputProps(name);
  const twoColumns = { cols: { base: 1, xs: 2 }, spacing: 'sm', verticalSpacing: 'sm' };
  const group = { variant: 'unstyled', classNames: { legend: classes.legend ?? '' } };
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => update.mutate(toProfileFields(values)), focusInvalid(form))}
    >
      <Stack gap="lg">
        <Fieldset legend="About you" {...group}>
          <SimpleGrid {...twoColumns}>
            <TextInput label="First name" required autoComplete="given-name" {...field('firstName')} />
            <TextInput label="Last name" required autoComplete="family-name" {...field('lastName')} />
            <TextInput label="Job title" autoComplete="organization-title" {...field('jobTitle')} />
            <TextInput label="Company" autoComplete="organization" {...field('company')} />
            <NativeSelect
              label="Industry"
              size="md"
              data={industriesWith(member.industry)}
              {...field('industry')}
            />
            <TextInput label="Location" autoComplete="address-level2" {...field('location')} />
          </SimpleGrid>
          <Textarea label="Bio" mt="sm" {...field('bio')} />
          <Textarea label="Professional summary" mt="sm" {...field('professionalSummary')} />
        </Fieldset>
        <Fieldset legend="What you are matched by" {...group}>
          <Stack gap="sm">
            <Textarea
              label="Looking for"
              placeholder="e.g. a bookkeeper for my bakery"
              {...field('lookingFor')}
            />
            <Textarea
              label="Services offered"
              placeholder="e.g. wedding cakes and bread for cafés"
              {...field('servicesOffered')}
            />
            <TextInput label="Skills" description="Separated by commas" {...field('skills')} />
            <TextInput label="Interests" description="Separated by commas" {...field('interests')} />
            <Textarea label="Target audience" {...field('targetAudience')} />
            <TextInput
              label="Preferred connection types"
              description="Separated by commas"
              {...field('preferredConnectionTypes')}
            />
          </Stack>
        </Fieldset>
        <Fieldset legend="How to reach you" {...group}>
          <SimpleGrid {...twoColumns}>
            <TextInput label="Phone number" type="tel" autoComplete="tel" {...field('phoneNumber')} />
            <UrlInput label="LinkedIn" {...field('linkedinUrl')} />
            <UrlInput label="Website" autoComplete="url" {...field('websiteUrl')} />
            <UrlInput label="Second website" {...field('website')} />
          </SimpleGrid>
          <Stack gap="sm" mt="sm">
            <TextInput label="Availability for meetings" {...field('availabilityForMeetings')} />
            <TextInput
              label="Communication preferences"
              description="Separated by commas"
              {...field('communicationPreferences')}
            />
          </Stack>
        </Fieldset>
        <Group justify="flex-end" className={classes.actions ?? ''}>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" disabled={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Keeps a stored industry that is not on the list choosable. */
function industriesWith(stored: string | null) {
  const isListed = INDUSTRIES.some(({ value }) => value === stored);
  const own = stored && !isListed ? [{ value: stored, label: stored }] : [];
  return [{ value: '', label: 'Select your industry' }, ...INDUSTRIES, ...own];
}
