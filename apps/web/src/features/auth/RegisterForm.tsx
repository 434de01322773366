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
  return (
    <form noValidate onSubmit={form.onSubmit((values) => register.mutate(values), focusInvalid(form))}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          <TextInput
            label="First name"
            required
            autoComplete="given-name"
            data-autofocus
            {...field('firstName')}
          />
          <TextInput label="Last name" required autoComplete="family-name" {...field('lastName')} />
          <TextInput label="Email" required type="email" autoComplete="email" {...field('email')} />
          <PasswordInput
            label="Password"
            required
            placeholder={passwordHint}
            autoComplete="new-password"
            visibilityToggleButtonProps={visibilityToggle}
            {...field('password')}
          />
          <TextInput label="Job title" autoComplete="organization-title" {...field('jobTitle')} />
          <TextInput label="Company" autoComplete="organization" {...field('company')} />
          <NativeSelect
            label="Industry"
            size="md"
            data={[{ value: '', label: 'Select your industry' }, ...INDUSTRIES]}
            {...field('industry')}
          />
          <TextInput
            label="Location"
            autoComplete="address-level2"
            placeholder="City"
            {...field('location')}
          />
        </SimpleGrid>
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
        <Button type="submit" size="md" mt="xs" disabled={register.isPending}>
          {register.isPending ? busy : submit}
        </Button>
      </Stack>
    </form>
  );
}
