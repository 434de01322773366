import { ActionIcon, CloseButton, Progress, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconRefresh } from '@tabler/icons-react';
import { ALT_MAX } from '@guildhall/api/attachments/schema';
import classes from './AttachmentFields.module.css';
import type { AttachmentDraft, Attachments } from './useAttachments.ts';
import { attachmentsMessages as messages } from './attachments.messages.ts';

/** The pictures of a post or message that is being written, each with its description. */
export function AttachmentFields({ attachments }: { attachments: Attachments }) {
  if (attachments.drafts.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={messages.list}>
      {attachments.drafts.map((draft, index) => (
        <li key={draft.key} className={classes.item}>
          <img src={draft.previewUrl} alt="" className={classes.preview} />
          <div className={classes.fields}>
            <TextInput
              size="sm"
              aria-label={messages.alt(index + 1)}
              placeholder={messages.altHint}
              maxLength={ALT_MAX}
              value={draft.alt}
              onChange={(event) => attachments.describe(draft.key, event.currentTarget.value)}
            />
            <UploadState draft={draft} position={index + 1} />
          </div>
          {draft.state.status === 'failed' && (
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={messages.retry(index + 1)}
              onClick={() => attachments.retry(draft)}
            >
              <IconRefresh size={18} aria-hidden />
            </ActionIcon>
          )}
          <CloseButton
            size="lg"
            aria-label={messages.remove(index + 1)}
            onClick={() => attachments.remove(draft.key)}
          />
        </li>
      ))}
    </ul>
  );
}

function UploadState({ draft: { state }, position }: { draft: AttachmentDraft; position: number }) {
  if (state.status === 'uploaded') return null;
  if (state.status === 'failed')
    return (
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {state.message}
      </Text>
    );
  return <Progress value={state.progress * 100} size="sm" mt={8} aria-label={messages.uploading(position)} />;
}
