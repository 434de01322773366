import { Button, Card, NativeSelect, Stack, Switch, Text, Textarea, Title } from '@mantine/core';
import { useRef } from 'react';
import { type ApiError, trpc } from '../../../lib/trpc.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { invitationsMessages } from '../../invitations/invitations.messages.ts';
import { adminInvitationsMessages } from './admin-invitations.messages.ts';

const { byEmail: messages } = adminInvitationsMessages;
const DAYS = [7, 14, 30, 90];

/** Invites one address or a pasted list. */
export function EmailForm() {
  const { values, change, draft } = useDraft('invite-by-email', { emails: '', days: '30', skipsQueue: true });
  const { emails, days, skipsQueue } = values;
  const field = useRef<HTMLTextAreaElement>(null);
  const send = trpc.admin.invitations.send.useMutation({
    onSuccess() {
      draft.clear();
      change({ emails: '' });
    },
    onError: () => field.current?.focus(),
  });
  return (
    <Card component="section" aria-labelledby="invite-by-email">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({
            emails: emails.split(/[\s,;]+/).filter(Boolean),
            days: Number(days),
            skipsQueue,
          });
        }}
      >
        <Stack gap="sm">
          <Title order={2} size="h3" id="invite-by-email">
            {messages.title}
          </Title>
          <DraftNote draft={draft} />
          <Textarea
            label={messages.emails}
            description={messages.emailsHint}
            ref={field}
            autosize
            minRows={2}
            maxRows={10}
            required
            error={send.error && errorOf(send.error, send.variables.emails)}
            value={emails}
            onChange={(event) => change({ emails: event.currentTarget.value })}
          />
          <NativeSelect
            label={messages.days}
            data={DAYS.map((count) => ({
              value: String(count),
              label: invitationsMessages.create.dayCount(count),
            }))}
            value={days}
            onChange={(event) => change({ days: event.currentTarget.value })}
          />
          <Switch
            label={messages.skipsQueue}
            checked={skipsQueue}
            onChange={(event) => change({ skipsQueue: event.currentTarget.checked })}
          />
          <Text role="status">
            {send.data &&
              messages.result(send.data.invited.length, send.data.members.length, send.data.pending.length)}
          </Text>
          <Button
            type="submit"
            loading={send.isPending}
            disabled={emails.trim() === ''}
            style={{ alignSelf: 'flex-start' }}
          >
            {messages.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

/** Why the addresses were rejected, with those that are invalid by name. */
function errorOf(error: ApiError, emails: string[]): string {
  const issues = error.data?.issues ?? [];
  const invalid = issues.flatMap(({ path }) => emails[Number(path.split('.')[1])] ?? []);
  return [issues[0]?.message ?? error.message, invalid.join(', ')].filter(Boolean).join(': ');
}
