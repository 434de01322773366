import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconFlag, IconLinkOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useDeletePost, useReportPost } from './feed.hooks.ts';
import type { Post } from './post-cache.ts';
import { ReportDialog } from '../../ui/ReportDialog.tsx';
import { ReportLinkDialog } from './ReportLinkDialog.tsx';
import { feedMessages as messages } from './feed.messages.ts';

type Props = { post: Post; onEdit: () => void };

/** Edit, delete and report, as far as the server allows the viewer. */
export function PostMenu({ post, onEdit }: Props) {
  const { id, can, author, links } = post;
  const [isDeleting, deleting] = useDisclosure(false);
  const [isReporting, reporting] = useDisclosure(false);
  const [isReportingLink, reportingLink] = useDisclosure(false);
  const deletion = useDeletePost();
  const report = useReportPost();
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            mt={-6}
            me={-6}
            aria-label={messages.post.more(author.name)}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can.edit && (
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
              {messages.post.edit}
            </Menu.Item>
          )}
          {can.delete && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={deleting.open}>
              {messages.delete.action}
            </Menu.Item>
          )}
          {can.report && (
            <Menu.Item leftSection={<IconFlag size={16} aria-hidden />} onClick={reporting.open}>
              {messages.post.report}
            </Menu.Item>
          )}
          {can.report && links.length > 0 && (
            <Menu.Item leftSection={<IconLinkOff size={16} aria-hidden />} onClick={reportingLink.open}>
              {messages.post.reportLink}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isDeleting && (
        <ConfirmDialog
          title={messages.delete.title}
          action={messages.delete.action}
          onClose={deleting.close}
          onConfirm={() => deletion.mutate({ id })}
        >
          {messages.delete.text}
        </ConfirmDialog>
      )}
      {isReportingLink && <ReportLinkDialog links={links} onClose={reportingLink.close} />}
      {isReporting && (
        <ReportDialog
          of={`post:${id}`}
          title={messages.post.reportTitle(author.name)}
          isPending={report.isPending}
          onClose={reporting.close}
          onSend={(sent, handlers) => report.mutate({ id, ...sent }, handlers)}
        />
      )}
    </>
  );
}
