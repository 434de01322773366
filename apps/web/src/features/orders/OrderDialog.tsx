import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { NO_REQUIREMENTS, PlaceOrderInput } from '@guildhall/api/orders/schema';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { showAlert } from '../../lib/alert.ts';
import { newIdempotencyKey } from '../../lib/idempotency.ts';
import { money } from '../../lib/money.ts';
import { validateWith } from '../../lib/validate-with.ts';
import type { Service } from '../services/service-list.ts';
import { servicesMessages } from '../services/services.messages.ts';
import classes from './OrderDialog.module.css';
import { usePlaceOrder } from './orders.hooks.ts';

type Props = { service: Service; onClose: () => void };

const EMPTY = { projectName: '', projectDescription: '', requirements: '', desiredCompletionDate: '' };
type Values = typeof EMPTY;

const validate = validateWith(PlaceOrderInput.omit({ serviceId: true }));

/** Orders one service, or asks for its price. */
export function OrderDialog({ service, onClose }: Props) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const place = usePlaceOrder(idempotencyKey, onClose);
  const form = useForm({ mode: 'uncontrolled', initialValues: EMPTY, validate });
  const field = (name: keyof Values) => form.getInputProps(name);
  const { nameMissing, descriptionMissing } = servicesMessages.dialog;

  const ask = (name: keyof Values, message: string) => {
    showAlert(message);
    form.setFieldError(name, message);
    focusInvalid(form)({ [name]: message });
  };
  const submit = () => {
    const values = form.getValues();
    const { projectName, projectDescription, requirements, desiredCompletionDate } = values;
    if (projectName.trim() === '') return ask('projectName', nameMissing);
    if (projectDescription.trim() === '') return ask('projectDescription', descriptionMissing);
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
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="sm">
          <TextInput
            label="Project Name"
            required
            data-autofocus
            placeholder="e.g. Website for the new shop"
            {...field('projectName')}
          />
          <Textarea
            label="Project Description"
            required
            minRows={3}
            placeholder="What is it for, and for whom?"
            {...field('projectDescription')}
          />
          <TextInput
            label="Desired Completion Date"
            description="Optional"
            type="date"
            min={today()}
            {...field('desiredCompletionDate')}
          />
          <Textarea label="Additional Requirements" description="Optional" {...field('requirements')} />
          <Group justify="flex-end" gap="xs" mt="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={place.isPending}>
              {service.price === 0 ? servicesMessages.button.quote : 'Place Order'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const two = (part: number) => String(part).padStart(2, '0');

/** The reader's own calendar day, as the date input writes it. */
function today(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
