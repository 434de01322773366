import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { INVITATION_TEXT_MAX, type InvitationText } from '@guildhall/api/contact/mail/invitation-text.schema';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import classes from './InvitationForm.module.css';
import { useInvitationPreview, useTestMail, useUpdateInvitation } from './mail.hooks.ts';
import { mailMessages } from './mail.messages.ts';

const { invitation: messages, test } = mailMessages;
const TYPING_MS = 400;

/** The words of the invitation, beside the email as its reader gets it. */
export function InvitationForm({ saved }: { saved: InvitationText }) {
  const { values, change, draft } = useDraft('invitation-text', saved);
  const { invitationText } = values;
  const [shown] = useDebouncedValue(invitationText, TYPING_MS);
  const { data: preview } = useInvitationPreview(shown);
  const update = useUpdateInvitation();
  const { sendInvitation, mail } = useTestMail();
  const save = (onSaved?: () => void) =>
    update.mutate(
      { invitationText },
      {
        onSuccess() {
          draft.clear();
          onSaved?.();
        },
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="md">
        <DraftNote draft={draft} />
        <Textarea
          label={messages.label}
          description={messages.description}
          autosize
          minRows={4}
          maxLength={INVITATION_TEXT_MAX}
          value={invitationText}
          onChange={(event) => change({ invitationText: event.currentTarget.value })}
        />
        {preview && (
          <figure className={classes.preview} aria-label={messages.preview}>
            <Text fw={600} component="figcaption">
              {messages.subject} {preview.subject}
            </Text>
            <Text className={classes.text ?? ''}>{preview.text}</Text>
          </figure>
        )}
        <Group gap="xs">
          <Button type="submit" loading={update.isPending}>
            {messages.save}
          </Button>
          <Button
            variant="default"
            loading={sendInvitation.isPending}
            onClick={() => save(() => sendInvitation.mutate())}
          >
            {messages.sendToMe}
          </Button>
        </Group>
        <Text size="sm" c="dimmed" role="status">
          {mail && test.outcomes[mail.outcome](mail)}
        </Text>
      </Stack>
    </form>
  );
}
