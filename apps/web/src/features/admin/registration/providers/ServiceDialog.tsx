import { AddProviderInput, UpdateProviderInput } from '@guildhall/api/console/providers/providers.schema';
import { Button, Modal, PasswordInput, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../../../lib/focus-invalid.ts';
import { formIssues } from '../../../../lib/form-issues.ts';
import { validateWith } from '../../../../lib/validate-with.ts';
import type { ApiError } from '../../../../lib/trpc.ts';
import { FormActions } from '../../../../ui/FormActions.tsx';
import { visibilityToggle } from '../../../auth/visibility-toggle.ts';
import { RedirectAddress } from './RedirectAddress.tsx';
import { serviceKeyOf } from './service-key.ts';
import { type Service, useChangeServices } from './sign-in-services.hooks.ts';
import { servicesMessages } from './sign-in-services.messages.ts';

const { fields: messages, add: adding, edit: editing } = servicesMessages;

type Props = {
  /** Undefined: a new one. */
  service?: Service;
  /** What the address to send members back to begins and ends with. */
  redirectBase: string;
  onClose: () => void;
};

const EMPTY = { name: '', issuer: '', clientId: '', clientSecret: '', takesNewcomers: true };
type Values = typeof EMPTY;

const toAdd = (values: Values) => ({ key: serviceKeyOf(values.name), ...values });
const toUpdate = (id: number, { name, clientId, clientSecret, takesNewcomers }: Values) => ({
  id,
  name,
  clientId,
  takesNewcomers,
  ...(clientSecret !== '' && { clientSecret }),
});

/** The key is made from the name, so what is wrong with it is shown there. */
const inputOf = (path: string) => (path === 'key' ? 'name' : path);
const validateAdd = validateWith(AddProviderInput, inputOf);
const validateUpdate = validateWith(UpdateProviderInput, inputOf);

/** Adds a service to sign in with, or changes one; its issuer never changes. */
export function ServiceDialog({ service, redirectBase, onClose }: Props) {
  const { add, update, check, dialog } = useChangeServices(onClose);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: service ? { ...EMPTY, ...pick(service) } : EMPTY,
    validate: (values) =>
      service ? validateUpdate(toUpdate(service.id, values)) : validateAdd(toAdd(values)),
  });
  const { name, issuer } = form.values;
  const onError = (error: ApiError) => {
    const issues = formIssues(error, inputOf);
    form.setErrors(issues);
    focusInvalid(form)(issues);
  };
  const save = (values: Values) =>
    service
      ? update.mutate(toUpdate(service.id, values), { onError })
      : add.mutate(toAdd(values), { onError });
  const checkIssuer = () =>
    check.mutate(
      { issuer },
      {
        onSuccess: ({ problem }) => problem !== null && form.setFieldError('issuer', problem),
        onError,
      },
    );
  const texts = service ? { ...editing, title: editing.title(service.name) } : adding;
  const works = check.isSuccess && check.data.problem === null && check.variables.issuer === issuer;
  return (
    <Modal opened onClose={onClose} title={texts.title} size="lg">
      <form noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
        <Stack gap="md">
          <TextInput
            label={messages.name}
            description={messages.nameHint(name)}
            maxLength={40}
            required
            data-autofocus
            {...form.getInputProps('name')}
          />
          <RedirectAddress
            address={
              service?.redirectUri ??
              redirectBase.replace('//callback', `/${serviceKeyOf(name) || 'name'}/callback`)
            }
          />
          <Stack gap="xs" align="flex-start">
            <TextInput
              label={messages.issuer}
              description={messages.issuerHint}
              type="url"
              required
              w="100%"
              readOnly={service !== undefined}
              {...form.getInputProps('issuer')}
            />
            <Button
              variant="default"
              size="sm"
              loading={check.isPending}
              disabled={issuer === ''}
              onClick={checkIssuer}
            >
              {messages.check}
            </Button>
          </Stack>
          <Text role="status" size="sm" c="forest" {...(!works && { hidden: true })}>
            {works && messages.works}
          </Text>
          <TextInput label={messages.clientId} required {...form.getInputProps('clientId')} />
          <PasswordInput
            label={messages.clientSecret}
            description={service ? messages.secretStays : messages.secretHint}
            autoComplete="off"
            visibilityToggleButtonProps={visibilityToggle}
            {...(!service && { required: true })}
            {...form.getInputProps('clientSecret')}
          />
          <Switch
            label={messages.takesNewcomers}
            description={messages.newcomersHint}
            {...form.getInputProps('takesNewcomers', { type: 'checkbox' })}
          />
          <FormActions
            submit={texts.submit}
            isPending={add.isPending || update.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
      {dialog}
    </Modal>
  );
}

const pick = ({ name, issuer, clientId, takesNewcomers }: Service) => ({
  name,
  issuer,
  clientId,
  takesNewcomers,
});
