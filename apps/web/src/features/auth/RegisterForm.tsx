import { RegisterInput } from '@guildhall/api/auth/schema';
import { Button, NativeSelect, PasswordInput, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { INDUSTRIES } from '../../lib/industries.ts';
import { useRegister } from './auth.hooks.ts';
import { authMessages } from './auth.messages.ts';
import { visibilityToggle } from './visibility-toggle.ts';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  jobTitle: '',
  company: '',
  industry: '',
  location: '',
  lookingFor: '',
  servicesOffered: '',
};

export function RegisterForm() {
  const register = useRegister();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: validateWith(RegisterInput),
  });
  const field = (name: keyof typeof EMPTY) => form.getInputProps(name);
  const { submit, busy, passwordHint } = authMessages.register;
  const { fields } = authMessages;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => register.mutate(values), focusInvalid(form))}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          <TextInput
            label={fields.firstName}
            required
            autoComplete="given-name"
            data-autofocus
            {...field('firstName')}
          />
          <TextInput label={fields.lastName} required autoComplete="family-name" {...field('lastName')} />
          <TextInput label={fields.email} required type="email" autoComplete="email" {...field('email')} />
          <PasswordInput
            label={fields.password}
            required
            placeholder={passwordHint}
            autoComplete="new-password"
            visibilityToggleButtonProps={visibilityToggle}
            {...field('password')}
          />
          <TextInput label={fields.jobTitle} autoComplete="organization-title" {...field('jobTitle')} />
          <TextInput label={fields.company} autoComplete="organization" {...field('company')} />
          <NativeSelect
            label={fields.industry}
            size="md"
            data={[{ value: '', label: fields.selectIndustry }, ...INDUSTRIES]}
            {...field('industry')}
          />
          <TextInput
            label={fields.location}
            autoComplete="address-level2"
            placeholder={fields.locationPlaceholder}
            {...field('location')}
          />
        </SimpleGrid>
        <Textarea
          label={fields.lookingFor}
          placeholder={fields.lookingForPlaceholder}
          {...field('lookingFor')}
        />
        <Textarea
          label={fields.servicesOffered}
          placeholder={fields.servicesOfferedPlaceholder}
          {...field('servicesOffered')}
        />
        <Button type="submit" size="md" mt="xs" disabled={register.isPending}>
          {register.isPending ? busy : submit}
        </Button>
      </Stack>
    </form>
  );
}
