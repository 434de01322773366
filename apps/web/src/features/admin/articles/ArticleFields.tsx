import { useShownName } from '../../../lib/shown-name.ts';
import { Group, NativeSelect, SimpleGrid, Skeleton, Stack, Switch, TextInput, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useCategories } from '../../../lib/site.ts';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { MarkdownTextarea } from '../../../ui/composer/MarkdownTextarea.tsx';
import { AddPicture } from '../../uploads/AddPicture.tsx';
import { ImageField } from '../../uploads/ImageField.tsx';
import type { ArticleFormValues } from './article.form.ts';
import { adminArticlesMessages as messages } from './admin-articles.messages.ts';

const WriterSelect = lazyChunk(() =>
  import('./WriterSelect.tsx').then((module) => ({ default: module.WriterSelect })),
);

type Props = { form: UseFormReturnType<ArticleFormValues> };

const { fields } = messages;
const TWO = { cols: { base: 1, sm: 2 }, spacing: 'sm', verticalSpacing: 'sm' } as const;

export function ArticleFields({ form }: Props) {
  const { articleCategories } = useCategories();
  const shownName = useShownName();
  const { category } = form.getValues();
  const categories = articleCategories.includes(category)
    ? articleCategories
    : [category, ...articleCategories];
  return (
    <Stack gap="sm">
      <TextInput label={fields.title} required maxLength={200} {...form.getInputProps('title')} />
      <SimpleGrid {...TWO}>
        <TextInput label={fields.author} required {...form.getInputProps('author')} />
        <NativeSelect
          label={fields.category}
          data={categories.map((value) => ({ value, label: shownName(value) }))}
          {...form.getInputProps('category')}
        />
      </SimpleGrid>
      <Suspense fallback={<Skeleton height={84} />}>
        <WriterSelect form={form} />
      </Suspense>
      <Textarea label={fields.summary} description={fields.summaryHint} {...form.getInputProps('summary')} />
      <MarkdownTextarea
        isArticle
        renderTools={(textarea) => <AddPicture field={textarea} />}
        label={fields.content}
        required
        description={fields.contentHint}
        minRows={10}
        {...form.getInputProps('content')}
      />
      <TextInput label={fields.tags} description={fields.tagsHint} {...form.getInputProps('tags')} />
      <ImageField form={form} name="heroImage" label={fields.heroImage} kind="hero" />
      <UrlInput label={fields.url} {...form.getInputProps('url')} />
      <Group gap="xl" mt="xs">
        <Switch label={messages.published} {...form.getInputProps('isPublished', { type: 'checkbox' })} />
        <Switch label={messages.featured} {...form.getInputProps('isFeatured', { type: 'checkbox' })} />
      </Group>
    </Stack>
  );
}
