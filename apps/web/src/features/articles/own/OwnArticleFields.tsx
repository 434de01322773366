import { NativeSelect, Stack, TextInput, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useCategories } from '../../../lib/site.ts';
import { useShownName } from '../../../lib/shown-name.ts';
import { MarkdownTextarea } from '../../../ui/composer/MarkdownTextarea.tsx';
import { AddPicture } from '../../uploads/AddPicture.tsx';
import { PictureField } from '../../uploads/PictureField.tsx';
import type { OwnArticleValues } from './own-article.form.ts';
import { ownArticlesMessages } from './own-articles.messages.ts';

const { fields, hints } = ownArticlesMessages.form;

type Props = { form: UseFormReturnType<OwnArticleValues> };

export function OwnArticleFields({ form }: Props) {
  const { articleCategories } = useCategories();
  const shownName = useShownName();
  const { category } = form.getValues();
  const categories = articleCategories.includes(category)
    ? articleCategories
    : [category, ...articleCategories];
  return (
    <Stack gap="md">
      <TextInput label={fields.title} required maxLength={200} {...form.getInputProps('title')} />
      <NativeSelect
        label={fields.category}
        data={categories.map((value) => ({ value, label: shownName(value) }))}
        {...form.getInputProps('category')}
      />
      <Textarea
        label={fields.summary}
        description={hints.summary}
        autosize
        minRows={2}
        maxLength={2_000}
        {...form.getInputProps('summary')}
      />
      <PictureField form={form} name="heroImage" label={fields.heroImage} kind="hero" />
      <MarkdownTextarea
        isArticle
        renderTools={(textarea) => <AddPicture field={textarea} />}
        label={fields.content}
        description={hints.content}
        minRows={12}
        {...form.getInputProps('content')}
      />
    </Stack>
  );
}
