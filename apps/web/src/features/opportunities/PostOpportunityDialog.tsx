import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import {
  Button,
  Checkbox,
  Group,
  Modal,
  NativeSelect,
  SimpleGrid,
  Stack,
  TextInput,
  Textarea,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { newIdempotencyKey } from '../../lib/idempotency.ts';
import { useCreateOpportunity } from './opportunities.hooks.ts';
import {
  EMPTY_OPPORTUNITY,
  OPPORTUNITY_KINDS,
  type OpportunityValues,
  toOpportunity,
  validateOpportunity,
} from './opportunity.form.ts';

/** Says what the member looks for; it stays open for 90 days. */
export function PostOpportunityDialog({ onClose }: { onClose: () => void }) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY_OPPORTUNITY,
    validate: validateOpportunity,
  });
  const create = useCreateOpportunity(idempotencyKey, { onPosted: onClose, onIssues: form.setErrors });
  const field = (name: keyof OpportunityValues) => form.getInputProps(name);
  const twoColumns = { cols: { base: 1, xs: 2 }, spacing: 'sm', verticalSpacing: 'sm' };
  return (
    <Modal opened onClose={onClose} size="lg" title="Post an opportunity">
      <form
        noValidate
        onSubmit={form.onSubmit((values) => create.mutate(toOpportunity(values)), focusInvalid(form))}
      >
        <Stack gap="sm">
          <TextInput
            label="Title"
            required
            data-autofocus
            placeholder="e.g. Bookkeeper for a small bakery"
            {...field('title')}
          />
          <Textarea
            label="Description"
            required
            minRows={4}
            placeholder="What needs doing, and for whom"
            {...field('description')}
          />
          <SimpleGrid {...twoColumns}>
            <NativeSelect
              label="Type"
              data={[{ value: '', label: 'Select a type' }, ...OPPORTUNITY_KINDS]}
              {...field('type')}
            />
            <TextInput label="Company" autoComplete="organization" {...field('company')} />
            <TextInput label="Location" autoComplete="address-level2" {...field('location')} />
            <TextInput label="Budget" placeholder="e.g. $2,000 a month" {...field('budget')} />
            <TextInput label="Timeline" placeholder="e.g. from March on" {...field('timeline')} />
            <TextInput label="Contact person" {...field('contactPerson')} />
          </SimpleGrid>
          <Checkbox
            label="Can be done remotely"
            key={form.key('remoteOption')}
            {...form.getInputProps('remoteOption', { type: 'checkbox' })}
          />
          <TextInput label="Skills needed" description="Separated by commas" {...field('skillsNeeded')} />
          <TextInput label="Industries" description="Separated by commas" {...field('industryFocus')} />
          <Textarea label="Requirements" description="One on each line" {...field('requirements')} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Post opportunity
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
