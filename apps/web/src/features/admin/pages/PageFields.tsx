import { PAGE_TITLE_MAX } from '@guildhall/api/ground/settings/page-texts.schema';
import { PAGE_SLUG_MAX } from '@guildhall/api/ground/settings/pages.schema';
import type { Locale } from '@guildhall/locale/locales';
import { Stack, Switch, Tabs, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { MarkdownTextarea } from '../../../ui/composer/MarkdownTextarea.tsx';
import { adminPagesMessages } from './admin-pages.messages.ts';
import type { PageValues } from './page.form.ts';

const { editor: messages } = adminPagesMessages;

const MarkdownPreview = lazyChunk(() =>
  import('../../../ui/MarkdownPreview.tsx').then((module) => ({ default: module.MarkdownPreview })),
);

export type PageMode = 'write' | 'preview';

type Props = {
  form: UseFormReturnType<PageValues>;
  mode: PageMode;
  onMode: (mode: PageMode) => void;
  /** The address stays once the page was published. */
  hasFixedSlug: boolean;
  /** A further language, in which the page has only a title and a text. */
  translation?: Locale;
};

/** The fields of a page, and how visitors will read it. */
export function PageFields({ form, mode, onMode, hasFixedSlug, translation }: Props) {
  const { title, slug, content } = form.getValues();
  return (
    <Tabs value={mode} onChange={(next) => onMode(next === 'preview' ? next : 'write')} keepMounted={false}>
      <Tabs.List aria-label={messages.modes}>
        <Tabs.Tab value="write">{messages.write}</Tabs.Tab>
        <Tabs.Tab value="preview">{messages.preview}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="write" pt="md">
        <Stack gap="sm">
          <TextInput
            label={messages.title}
            required={!translation}
            dir="auto"
            {...(translation && { lang: translation })}
            maxLength={PAGE_TITLE_MAX}
            {...form.getInputProps('title')}
          />
          {!translation && (
            <TextInput
              label={messages.slug}
              description={messages.slugHint(slug)}
              required
              readOnly={hasFixedSlug}
              maxLength={PAGE_SLUG_MAX}
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps('slug')}
            />
          )}
          <MarkdownTextarea
            isArticle
            label={messages.content}
            description={messages.contentHint}
            minRows={14}
            dir="auto"
            {...(translation && { lang: translation })}
            {...form.getInputProps('content')}
          />
          {!translation && (
            <Switch label={messages.inFooter} {...form.getInputProps('inFooter', { type: 'checkbox' })} />
          )}
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="preview" pt="md">
        <Title order={3} size="h1" mb="md">
          {title}
        </Title>
        {content.trim() === '' ? (
          <Text c="dimmed">{messages.previewEmpty}</Text>
        ) : (
          <Suspense>
            <MarkdownPreview markdown={content} hasHeadings />
          </Suspense>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
