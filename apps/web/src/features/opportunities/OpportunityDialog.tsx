import { OPPORTUNITY_DAYS_MAX } from '@guildhall/api/exchange/opportunities/opportunities.schema';
import { Checkbox, Modal, NativeSelect, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { newIdempotencyKey } from '../../lib/idempotency.ts';
import { useDraftForm } from '../../lib/useDraftForm.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { EditConflict } from '../../ui/EditConflict.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { CompanyInput } from './CompanyInput.tsx';
import type { Opportunity } from './opportunity-cache.ts';
import { useCreateOpportunity, useUpdateOpportunity } from './opportunities.hooks.ts';
import {
  type OpportunityValues,
  daysFromNow,
  newOpportunity,
  toOpportunity,
  typesWith,
  validateOpportunity,
  valuesOf,
} from './opportunity.form.ts';
import { AUDIENCE_LABELS, opportunityFormMessages as messages } from './opportunity-form.messages.ts';

const AUDIENCES = ['members', 'public'] as const;

const LABELS = {
  ...messages,
  contactPerson: messages.contact,
  remoteOption: messages.remote,
  skillsNeeded: messages.skills,
  industryFocus: messages.industries,
  expiresAt: messages.closing,
};

type Props = {
  /** The opportunity to edit; a new one when absent. */
  opportunity?: Opportunity;
  /** What the description of a new one begins with; a draft goes first. */
  description?: string;
  onClose: () => void;
};

/** The form for a new opportunity, or for an own one. */
export function OpportunityDialog({ opportunity, description = '', onClose }: Props) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [{ initial, firstDay, lastDay }] = useState(() => ({
    initial: opportunity ? valuesOf(opportunity) : { ...newOpportunity(), description },
    firstDay: daysFromNow(0),
    lastDay: daysFromNow(OPPORTUNITY_DAYS_MAX - 1),
  }));
  const place = opportunity ? `opportunity:${opportunity.id}` : 'opportunity';
  const { form, formKey, draft, rebase } = useDraftForm(place, {
    mode: 'uncontrolled',
    initialValues: initial,
    validate: validateOpportunity,
    version: opportunity?.version,
  });
  const handlers = {
    onDone() {
      draft.clear();
      onClose();
    },
    onIssues: form.setErrors,
  };
  const create = useCreateOpportunity(idempotencyKey, handlers);
  const update = useUpdateOpportunity({
    ...handlers,
    onConflict: (current) => rebase(valuesOf(current), current.version),
  });
  const submit = (values: OpportunityValues) => {
    const fields = toOpportunity(values);
    if (opportunity) update.mutate({ ...fields, id: opportunity.id, expectedVersion: draft.version });
    else create.mutate(fields);
  };
  const field = (name: keyof OpportunityValues) => form.getInputProps(name);
  const twoColumns = { cols: { base: 1, xs: 2 }, spacing: 'sm', verticalSpacing: 'sm' };
  return (
    <Modal opened onClose={onClose} size="lg" title={opportunity ? messages.editHeading : messages.heading}>
      <form key={formKey} noValidate onSubmit={form.onSubmit(submit, focusInvalid(form))}>
        <Stack gap="sm">
          <DraftNote draft={draft} />
          <EditConflict draft={draft} labels={LABELS} />
          <TextInput
            label={messages.title}
            required
            data-autofocus
            placeholder={messages.titlePlaceholder}
            {...field('title')}
          />
          <Textarea
            label={messages.description}
            required
            minRows={4}
            placeholder={messages.descriptionPlaceholder}
            {...field('description')}
          />
          <SimpleGrid {...twoColumns}>
            <NativeSelect
              label={messages.type}
              data={[{ value: '', label: messages.noType }, ...typesWith(opportunity?.type)]}
              {...field('type')}
            />
            <CompanyInput {...field('company')} />
            <TextInput label={messages.location} autoComplete="address-level2" {...field('location')} />
            <TextInput
              label={messages.budget}
              placeholder={messages.budgetPlaceholder}
              {...field('budget')}
            />
            <TextInput
              label={messages.timeline}
              placeholder={messages.timelinePlaceholder}
              {...field('timeline')}
            />
            <TextInput label={messages.contact} {...field('contactPerson')} />
            <TextInput
              type="date"
              label={messages.closing}
              description={messages.closingHint}
              min={firstDay}
              max={lastDay}
              {...field('expiresAt')}
            />
          </SimpleGrid>
          <Checkbox
            label={messages.remote}
            key={form.key('remoteOption')}
            {...form.getInputProps('remoteOption', { type: 'checkbox' })}
          />
          <TextInput label={messages.skills} description={messages.commas} {...field('skillsNeeded')} />
          <TextInput label={messages.industries} description={messages.commas} {...field('industryFocus')} />
          <Textarea
            label={messages.requirements}
            description={messages.onePerLine}
            {...field('requirements')}
          />
          <NativeSelect
            label={messages.audience}
            data={AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }))}
            {...field('audience')}
          />
          <FormActions
            submit={opportunity ? messages.save : messages.submit}
            isPending={create.isPending || update.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
