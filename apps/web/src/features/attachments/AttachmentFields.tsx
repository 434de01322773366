import { ActionIcon, CloseButton, Progress, Text, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { ALT_MAX } from '@guildhall/api/files/attachments/attachments.schema';
import classes from './AttachmentFields.module.css';
import type { AttachmentDraft, Attachments } from './useAttachments.ts';
import { attachmentsMessages as messages } from './attachments.messages.ts';

type Props = {
  attachments: Attachments;
  /** How many pictures come before these, so that no two have the same label. */
  before?: number;
};

/** The pictures of a post or message that is being written, each with its description. */
export function AttachmentFields({ attachments, before = 0 }: Props) {
  if (attachments.drafts.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={messages.list}>
      {numbered(attachments.drafts, before).map(({ draft, position }) => (
        <li key={draft.key} className={classes.item}>
          <img src={draft.previewUrl} alt="" className={classes.preview} />
          <div className={classes.fields}>
            <TextInput
              size="sm"
              aria-label={messages.alt(position)}
              placeholder={messages.altHint}
              maxLength={ALT_MAX}
              value={draft.alt}
              onChange={(event) => attachments.describe(draft.key, event.currentTarget.value)}
            />
            <UploadState draft={draft} position={position} />
          </div>
          {draft.state.status === 'failed' && (
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={messages.retry(position)}
              onClick={() => attachments.retry(draft)}
            >
              <IconRefresh size={18} aria-hidden />
            </ActionIcon>
          )}
          <CloseButton
            size="lg"
            aria-label={messages.remove(position)}
            onClick={() => attachments.remove(draft.key)}
          />
        </li>
      ))}
    </ul>
  );
}

const numbered = (drafts: AttachmentDraft[], before: number) =>
  drafts.map((draft, index) => ({ draft, position: before + index + 1 }));

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
