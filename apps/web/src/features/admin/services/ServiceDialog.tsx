import { Alert, Modal, NativeSelect, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { useFormats } from '../../../lib/formats.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useCategories } from '../../../lib/site.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { useLookOf } from '../../services/useLookOf.ts';
import { adminMessages } from '../admin.messages.ts';
import { type ServiceValues, toServiceFields, toServiceValues, validateService } from './service.form.ts';
import { type ManagedService, useSaveService } from './admin-services.hooks.ts';
import { adminServicesMessages as messages } from './admin-services.messages.ts';

const { fields: labels } = messages;

type Props = {
  /** Null for a new one. */
  service: ManagedService | null;
  onClose: () => void;
};

/** Adds a service, or edits one. */
export function ServiceDialog({ service, onClose }: Props) {
  const formats = useFormats();
  const { serviceCategories } = useCategories();
  const lookOf = useLookOf();
  const [first = ''] = serviceCategories;
  const own = service?.category ?? first;
  const categories = serviceCategories.includes(own) ? serviceCategories : [own, ...serviceCategories];
  const { form, formKey, draft } = useDraftForm<ServiceValues>(
    service ? `service:${service.id}` : 'service',
    {
      mode: 'uncontrolled',
      initialValues: toServiceValues(service, first, formats),
      validate: validateService(formats),
    },
  );
  const { creation, change } = useSaveService(() => {
    draft.clear();
    onClose();
  });
  const error = creation.error ?? change.error;
  const onError = { onError: (rejected: NonNullable<typeof error>) => form.setErrors(formIssues(rejected)) };
  const save = (values: ServiceValues) => {
    const fields = toServiceFields(values, formats);
    if (service) change.mutate({ ...fields, id: service.id }, onError);
    else creation.mutate({ ...fields, isActive: true }, onError);
  };
  const field = (name: keyof ServiceValues) => form.getInputProps(name);
  return (
    <Modal
      opened
      onClose={onClose}
      title={service ? messages.editTitle(service.name) : messages.add}
      size="lg"
    >
      <form key={formKey} noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
        <Stack gap="sm">
          <DraftNote draft={draft} />
          <TextInput label={labels.name} required maxLength={200} data-autofocus {...field('name')} />
          <Textarea
            label={labels.description}
            required
            autosize
            minRows={3}
            maxLength={5_000}
            {...field('description')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
            <NativeSelect
              label={labels.category}
              data={categories.map((value) => ({ value, label: lookOf(value).label }))}
              {...field('category')}
            />
            <TextInput
              label={labels.deliveryTime}
              placeholder={labels.deliveryHint}
              maxLength={120}
              {...field('deliveryTime')}
            />
          </SimpleGrid>
          <AmountInput
            label={labels.price(formats.currency)}
            description={labels.priceHint}
            {...field('price')}
          />
          <Textarea
            label={labels.features}
            description={labels.featuresHint}
            autosize
            minRows={3}
            {...field('features')}
          />
          {error && <Alert color="red" variant="light" role="alert" title={error.message} />}
          <FormActions
            submit={service ? adminMessages.saveChanges : messages.add}
            isPending={creation.isPending || change.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
