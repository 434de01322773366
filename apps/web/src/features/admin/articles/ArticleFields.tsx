import { ARTICLE_CATEGORIES } from '@guildhall/api/articles/schema';
import { Group, NativeSelect, SimpleGrid, Stack, Switch, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { UseFormReturnType } from '@mantine/form';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { ImageField } from '../../pictures/ImageField.tsx';
import type { ArticleFormValues } from './article.form.ts';

type Props = { form: UseFormReturnType<ArticleFormValues> };

const TWO = { cols: { base: 1, sm: 2 }, spacing: 'sm', verticalSpacing: 'sm' } as const;

export function ArticleFields({ form }: Props) {
  return (
    <Stack gap="sm">
      <TextInput label="Title" required maxLength={200} {...form.getInputProps('title')} />
      <SimpleGrid {...TWO}>
        <TextInput label="Author" required {...form.getInputProps('author')} />
        <NativeSelect label="Category" data={[...ARTICLE_CATEGORIES]} {...form.getInputProps('category')} />
      </SimpleGrid>
      <Textarea
        label="Summary"
        description="Shown in the list of articles and in link previews"
        {...form.getInputProps('summary')}
      />
      <Textarea
        label="Content"
        required
        description="Plain text; line breaks stay as they are"
        minRows={10}
        {...form.getInputProps('content')}
      />
      <TextInput label="Tags" description="Separated by commas" {...form.getInputProps('tags')} />
      <ImageField form={form} name="heroImage" label="Hero image" kind="hero" />
      <UrlInput
        label="First published at"
        description="An address, when it appeared elsewhere"
        {...form.getInputProps('url')}
      />
      <Group gap="xl" mt="xs">
        <Switch label="Published" {...form.getInputProps('isPublished', { type: 'checkbox' })} />
        <Switch label="Featured" {...form.getInputProps('isFeatured', { type: 'checkbox' })} />
      </Group>
    </Stack>
  );
}
