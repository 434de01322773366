import { JoinInput } from '@guildhall/api/accounts/registration/registration.schema';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import { use, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { AUDIENCES } from '../../lib/audiences.ts';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { fieldOf, formIssues } from '../../lib/form-issues.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { useRegister } from './auth.hooks.ts';
import { authMessages } from './auth.messages.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { RegisterConsent } from './RegisterConsent.tsx';
import { MORE_FIELDS, RegisterMoreFields } from './RegisterMoreFields.tsx';
import { HoneypotField } from './HoneypotField.tsx';
import { type Registration, TypedRegistrationContext } from './typed-registration.ts';
import { useProof } from './useProof.ts';
import classes from './RegisterForm.module.css';

const EMPTY: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  ...MORE_FIELDS,
  homepage: '',
  audience: 'members',
  answers: [],
};
type Question = Outputs['registration']['form']['questions'][number];

const toInput = (
  { audience, password, ...fields }: Registration,
  { accepts, applies }: { accepts: JoinInput['accepts']; applies: boolean },
): JoinInput => ({
  ...fields,
  ...(!applies && { password }),
  emailAudience: audience,
  phoneAudience: audience,
  accepts,
});

/** Each answer has an input of its own. */
const inputOf = (path: string) => (path.startsWith('answers.') ? path : fieldOf(path));
const validate = validateWith(JoinInput, inputOf);

/** The code of an invitation, and the address it was sent to; empty for a link. */
export type GivenInvitation = { code: string; email: string };

type Props = {
  invitation?: GivenInvitation;
  /** What applicants are asked; none where anyone may register. */
  questions?: Question[];
};

/** What the form begins with: what was typed before it took the place of another one. */
const startOf = (
  typed: Registration,
  email: string | undefined,
  questions: Question[] = [],
): Registration => ({
  ...typed,
  email: email || typed.email,
  answers: questions.map(
    ({ key }) => typed.answers.find(({ question }) => question === key) ?? { question: key, answer: '' },
  ),
});

/**
 * Four fields to join, the others folded, one line that asks who may see how to reach the newcomer, and the questions
 * of the community.
 */
export function RegisterForm({ questions, invitation }: Props) {
  const register = useRegister();
  const proof = useProof();
  const [isWaiting, startSubmit] = useTransition();
  const { data: site } = trpc.site.config.useQuery();
  const pages = site?.consentPages ?? [];
  const accepts = pages.map(({ slug, number }) => ({ slug, number }));
  const how = { accepts, applies: questions !== undefined };
  const [showsMore, setShowsMore] = useState(false);
  const typed = use(TypedRegistrationContext);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: startOf(typed?.read() ?? EMPTY, invitation?.email || typed?.readEmail(), questions),
    onValuesChange: (values) => typed?.keep(values),
    validate: (values) => validate(toInput(values, how)),
  });
  const field = (name: Exclude<keyof Registration, 'answers'>) => form.getInputProps(name);
  const focusErrors = (errors: FormErrors) => {
    // A folded field cannot take the focus.
    if (Object.keys(errors).some((name) => name in MORE_FIELDS)) flushSync(() => setShowsMore(true));
    focusInvalid(form)(errors);
  };
  const submit = (values: Registration) =>
    startSubmit(async () => {
      const solved = await proof.find();
      register.mutate(
        {
          ...toInput(values, how),
          ...(invitation && { invitation: invitation.code }),
          ...(solved && { proof: solved }),
        },
        {
          onError(error) {
            // What was sent may have been used before.
            if (error.data?.code === 'CONFLICT') proof.renew();
            const issues = formIssues(error, inputOf);
            form.setErrors(issues);
            focusErrors(issues);
          },
        },
      );
    });
  const isBusy = isWaiting || register.isPending;
  const { fields, register: messages, application } = authMessages;
  const labels = questions ? application : messages;
  if (register.isSuccess && register.data.status === 'applied') {
    return <Text role="status">{(questions ? application : messages).sent(register.variables.email)}</Text>;
  }
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
          <TextInput
            label={fields.lastName}
            placeholder={messages.lastNameHint}
            autoComplete="family-name"
            {...field('lastName')}
          />
          <TextInput label={fields.email} required type="email" autoComplete="email" {...field('email')} />
          {!questions && (
            <NewPasswordInput
              label={fields.password}
              required
              rule={messages.passwordHint}
              {...field('password')}
            />
          )}
        </SimpleGrid>
        <RegisterMoreFields isOpen={showsMore} onToggle={setShowsMore} field={field} />
        <NativeSelect
          label={messages.audience}
          description={messages.audienceHint}
          classNames={classes}
          data={AUDIENCES}
          {...field('audience')}
        />
        {questions?.map(({ key, text, lang, isRequired }, index) => (
          <Textarea
            key={key}
            label={<bdi lang={lang}>{text}</bdi>}
            required={isRequired}
            autosize
            minRows={2}
            {...form.getInputProps(`answers.${index}.answer`)}
          />
        ))}
        <HoneypotField {...field('homepage')} />
        <RegisterConsent />
        <Group grow mt="xs">
          <Button type="submit" size="md" disabled={isBusy}>
            {isBusy ? labels.busy : labels.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
