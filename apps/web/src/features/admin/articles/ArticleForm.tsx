import { Alert, Button, Group, Stack, Tabs, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { type FormErrors, useForm } from '@mantine/form';
import { useState } from 'react';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { type ArticleFormValues, toArticleFields, validateArticle } from './article.form.ts';
import { dropDraft, keepDraft, readDraft } from './article-draft.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { useSaveArticle } from './articles.hooks.ts';

type Props = {
  id: number | null;
  version: number | null;
  saved: ArticleFormValues;
  onClose: () => void;
};

/** The editor: write and preview side by side in tabs; what is not saved yet stays in this browser. */
export function ArticleForm({ id, version, saved, onClose }: Props) {
  const [draft] = useState(() => readDraft(id, saved));
  const [hasDraft, setHasDraft] = useState(draft !== null);
  const [mode, setMode] = useState<string | null>('write');
  const form = useForm({
    mode: 'controlled',
    initialValues: draft ?? saved,
    validate: validateArticle,
    onValuesChange(values) {
      keepDraft(id, values);
      setHasDraft(true);
    },
  });
  const { creation, change } = useSaveArticle(() => {
    dropDraft(id);
    onClose();
  });
  const error = creation.error ?? change.error;
  const onError = { onError: (refusal: NonNullable<typeof error>) => form.setErrors(formIssues(refusal)) };

  const save = (values: ArticleFormValues) => {
    const fields = toArticleFields(values);
    if (id === null) creation.mutate(fields, onError);
    else change.mutate({ ...fields, id, ...(version !== null && { expectedVersion: version }) }, onError);
  };
  const showErrors = (errors: FormErrors) => {
    if (mode === 'write') focusInvalid(form)(errors);
    else setMode('write');
  };
  const discard = () => {
    form.setValues(saved);
    dropDraft(id);
    setHasDraft(false);
  };

  return (
    <form noValidate onSubmit={form.onSubmit(save, showErrors)}>
      <Stack gap="md">
        <Title order={2} tabIndex={-1} ref={focusOnMount}>
          {id === null ? 'Create Article' : 'Edit Article'}
        </Title>
        <Tabs value={mode} onChange={setMode} keepMounted={false}>
          <Tabs.List aria-label="Write or preview">
            <Tabs.Tab value="write">Write</Tabs.Tab>
            <Tabs.Tab value="preview">Preview</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="write" pt="md">
            <ArticleFields form={form} />
          </Tabs.Panel>
          <Tabs.Panel value="preview" pt="md">
            <ArticlePreview values={form.getValues()} />
          </Tabs.Panel>
        </Tabs>
        {error && <Alert color="red" variant="light" role="alert" title={error.message} />}
        <Group justify="space-between" gap="sm">
          {hasDraft ? (
            <Group gap="xs">
              <Text size="sm" c="dimmed">
                Draft kept in this browser
              </Text>
              <Button size="compact-sm" variant="subtle" onClick={discard}>
                Discard draft
              </Button>
            </Group>
          ) : (
            <span />
          )}
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={creation.isPending || change.isPending}>
              {saveLabel(id, form.getValues().isPublished)}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

function saveLabel(id: number | null, isPublished: boolean): string {
  if (id !== null) return 'Save Changes';
  return isPublished ? 'Publish Article' : 'Save Unpublished';
}
