import { Group, Modal, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NO_REQUIREMENTS, PlaceOrderInput } from '@guildhall/api/exchange/orders/orders.schema';
import { useMoney } from '../../lib/formats.ts';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { showAlert } from '../../lib/show-alert.ts';
import { newIdempotencyKey } from '../../lib/idempotency.ts';
import { paths } from '../../lib/paths.ts';
import { legalLinks } from '../../lib/legal-links.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { useDraftForm } from '../../lib/useDraftForm.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { LegalLine } from '../../ui/LegalLine.tsx';
import classes from './OrderDialog.module.css';
import { ProvidedBy } from './ProvidedBy.tsx';
import { usePlaceOrder } from './orders.hooks.ts';
import { ordersMessages } from './orders.messages.ts';
import { serverNow } from '../../lib/server-clock.ts';

const messages = ordersMessages.dialog;

type Service = Outputs['services']['list'][number];
type Props = { service: Service; onClose: () => void };

const EMPTY = { projectName: '', projectDescription: '', requirements: '', desiredCompletionDate: '' };
type Values = typeof EMPTY;

const validate = validateWith(PlaceOrderInput.omit({ serviceId: true }));

/** Orders one service, or requests a quote for it. */
export function OrderDialog({ service, onClose }: Props) {
  const money = useMoney();
  const { data: site } = trpc.site.config.useQuery();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { form, formKey, draft } = useDraftForm(`order:${service.id}`, {
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate,
  });
  const navigate = useNavigate();
  // Closes the dialog, which the URL names, and opens the order in the list of one's own.
  const place = usePlaceOrder(idempotencyKey, (id) => {
    draft.clear();
    void navigate(paths.order(id), { replace: true, preventScrollReset: true });
  });
  const field = (name: keyof Values) => form.getInputProps(name);

  const rejectField = (name: keyof Values, message: string) => {
    showAlert(message);
    form.setFieldError(name, message);
    focusInvalid(form)({ [name]: message });
  };
  const submit = () => {
    const values = form.getValues();
    const { projectName, projectDescription, requirements, desiredCompletionDate } = values;
    if (projectName.trim() === '') return rejectField('projectName', messages.nameMissing);
    if (projectDescription.trim() === '')
      return rejectField('projectDescription', messages.descriptionMissing);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return focusInvalid(form)(errors);
    return place.mutate({
      serviceId: service.id,
      projectName,
      projectDescription,
      requirements: requirements.trim() === '' ? NO_REQUIREMENTS : requirements,
      desiredCompletionDate,
    });
  };

  return (
    <Modal opened onClose={onClose} size="lg" title={service.name}>
      <Group className={classes.terms ?? ''}>
        <Text fw={600}>{money(service.price)}</Text>
        {service.deliveryTime && <Text c="dimmed">{service.deliveryTime}</Text>}
      </Group>
      <Text size="sm" mb="sm">
        {ordersMessages.next(service.price === 0)}
      </Text>
      <ProvidedBy size="sm" mb="sm" />
      <form
        key={formKey}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="sm">
          <DraftNote draft={draft} />
          <TextInput
            label={messages.projectName}
            required
            data-autofocus
            placeholder={messages.projectNamePlaceholder}
            {...field('projectName')}
          />
          <Textarea
            label={messages.projectDescription}
            required
            minRows={3}
            placeholder={messages.projectDescriptionPlaceholder}
            {...field('projectDescription')}
          />
          <TextInput
            label={messages.completionDate}
            description={messages.optional}
            type="date"
            min={today()}
            {...field('desiredCompletionDate')}
          />
          <Textarea
            label={messages.requirements}
            description={messages.optional}
            {...field('requirements')}
          />
          <LegalLine links={legalLinks(site)} {...ordersMessages.terms} />
          <FormActions
            submit={service.price === 0 ? messages.quote : messages.submit}
            isPending={place.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Today in the viewer's time zone, in the format of a date input. */
function today(now = new Date(serverNow())): string {
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
