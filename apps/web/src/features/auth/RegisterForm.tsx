import { RegisterInput } from '@guildhall/api/auth/schema';
import { Button, NativeSelect, PasswordInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Audience, AUDIENCES } from '../../lib/audiences.ts';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { formIssues } from '../../lib/form-issues.ts';
import { trpc } from '../../lib/trpc.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { useRegister } from './auth.hooks.ts';
import { authMessages } from './auth.messages.ts';
import { RegisterConsent } from './RegisterConsent.tsx';
import { MORE_FIELDS, RegisterMoreFields } from './RegisterMoreFields.tsx';
import classes from './RegisterForm.module.css';
import { visibilityToggle } from './visibility-toggle.ts';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  ...MORE_FIELDS,
  audience: 'members' as Audience,
};
type Values = typeof EMPTY;

const toInput = ({ audience, ...fields }: Values, accepts: RegisterInput['accepts']): RegisterInput => ({
  ...fields,
  emailAudience: audience,
  phoneAudience: audience,
  accepts,
});
const validate = validateWith(RegisterInput);

/** Four fields to join, the others folded, and one line that asks who may see how to reach the newcomer. */
export function RegisterForm() {
  const register = useRegister();
  const { data: site } = trpc.site.config.useQuery();
  const pages = site?.consentPages ?? [];
  const accepts = pages.map(({ slug, number }) => ({ slug, number }));
  const [showsMore, setShowsMore] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: (values) => validate(toInput(values, accepts)),
  });
  const field = (name: keyof Values) => form.getInputProps(name);
  const focusErrors = (errors: FormErrors) => {
    // A folded field cannot take the focus.
    if (Object.keys(errors).some((name) => name in MORE_FIELDS)) flushSync(() => setShowsMore(true));
    focusInvalid(form)(errors);
  };
  const submit = (values: Values) =>
    register.mutate(toInput(values, accepts), {
      onError(error) {
        const issues = formIssues(error);
        form.setErrors(issues);
        focusErrors(issues);
      },
    });
  const { fields, register: messages } = authMessages;
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusErrors)}>
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
            placeholder={messages.passwordHint}
            autoComplete="new-password"
            visibilityToggleButtonProps={visibilityToggle}
            {...field('password')}
          />
        </SimpleGrid>
        <RegisterMoreFields isOpen={showsMore} onToggle={setShowsMore} field={field} />
        <NativeSelect
          label={messages.audience}
          description={messages.audienceHint}
          classNames={classes}
          data={AUDIENCES}
          {...field('audience')}
        />
        <RegisterConsent pages={pages} />
        <Button type="submit" size="md" mt="xs" disabled={register.isPending}>
          {register.isPending ? messages.busy : messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
