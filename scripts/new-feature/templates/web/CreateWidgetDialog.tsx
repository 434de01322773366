import { Alert, Button, Group, Modal, Stack, TextInput, Textarea } from '@mantine/core';
import { CreateWidgetInput } from '@guildhall/api/domain/widgets/widgets.schema';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { formIssues } from '../../lib/form-issues.ts';
import { useDraftForm } from '../../lib/useDraftForm.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { useCreateWidget } from './widgets.hooks.ts';
import { widgetsMessages } from './widgets.messages.ts';

const messages = widgetsMessages.form;

export function CreateWidgetDialog({ onClose }: { onClose: () => void }) {
  const { form, formKey, draft } = useDraftForm('widget', {
    mode: 'uncontrolled',
    initialValues: { title: '', description: '' },
    validate: validateWith(CreateWidgetInput),
  });
  const creation = useCreateWidget(() => {
    draft.clear();
    onClose();
  });
  const create = form.onSubmit(
    (values) => creation.mutate(values, { onError: (error) => form.setErrors(formIssues(error)) }),
    focusInvalid(form),
  );
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <form key={formKey} noValidate onSubmit={create}>
        <Stack gap="sm">
          <DraftNote draft={draft} />
          <TextInput label={messages.name} required maxLength={200} {...form.getInputProps('title')} />
          <Textarea
            label={messages.description}
            autosize
            minRows={3}
            maxLength={2_000}
            {...form.getInputProps('description')}
          />
          {creation.error && (
            <Alert color="red" variant="light" role="alert" title={creation.error.message} />
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={creation.isPending}>
              {messages.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
