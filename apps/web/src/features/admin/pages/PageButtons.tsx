import { Button, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type Consent, PublishDialog } from './PublishDialog.tsx';
import { adminPagesMessages } from './admin-pages.messages.ts';
import { type EditedPage, useDeletePage, useUnpublishPage } from './pages.hooks.ts';

const { editor: messages } = adminPagesMessages;

type Props = {
  page: EditedPage;
  /** The text as it is in the editor. */
  content: string;
  isSaving: boolean;
  isPublishing: boolean;
  onPublish: (consent: Consent) => void;
  onChanged: (page: EditedPage) => void;
  onDeleted: () => void;
};

/** What can be done with a page, by whether it is or was published. */
export function PageButtons({
  page,
  content,
  isSaving,
  isPublishing,
  onPublish,
  onChanged,
  onDeleted,
}: Props) {
  const [asks, setAsks] = useState<'publish' | 'unpublish' | 'delete' | null>(null);
  const unpublish = useUnpublishPage(onChanged);
  const remove = useDeletePage(onDeleted);
  const isBusy = isSaving || isPublishing;
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs">
        {page.isPublished && (
          <Button
            component="a"
            href={paths.page(page.slug)}
            target="_blank"
            variant="default"
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            {messages.view}
          </Button>
        )}
        {page.isPublished && (
          <Button variant="default" disabled={isBusy} onClick={() => setAsks('unpublish')}>
            {messages.unpublish}
          </Button>
        )}
        {page.versions.length === 0 && (
          <Button variant="default" disabled={isBusy} onClick={() => setAsks('delete')}>
            {messages.delete}
          </Button>
        )}
      </Group>
      <Group gap="xs">
        <Button type="submit" variant="default" loading={isSaving} disabled={isPublishing}>
          {messages.save}
        </Button>
        <Button loading={isPublishing} disabled={isSaving} onClick={() => setAsks('publish')}>
          {messages.publish}
        </Button>
      </Group>
      {asks === 'publish' && (
        <PublishDialog page={page} content={content} onPublish={onPublish} onClose={() => setAsks(null)} />
      )}
      {asks === 'unpublish' && (
        <ConfirmDialog
          title={messages.unpublishTitle}
          action={messages.unpublish}
          onConfirm={() => unpublish.mutate({ id: page.id })}
          onClose={() => setAsks(null)}
        >
          {messages.unpublishText}
        </ConfirmDialog>
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title={messages.deleteTitle}
          action={messages.delete}
          onConfirm={() => remove.mutate({ id: page.id })}
          onClose={() => setAsks(null)}
        >
          {messages.deleteText}
        </ConfirmDialog>
      )}
    </Group>
  );
}
