import { Alert, Button, Group, Modal, Stack, TextInput, Textarea } from '@mantine/core';
import {
  ANSWER_MAX,
  JoinChapterInput,
  SEAT_MAX,
} from '@guildhall/api/chapters/chapters/members/chapter-members.schema';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { formIssues } from '../../lib/form-issues.ts';
import { useDraftForm } from '../../lib/useDraftForm.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { chapterMessages as messages } from './chapter.messages.ts';
import { type Chapter, useJoinChapter } from './chapters.hooks.ts';

type Props = { chapter: Chapter; onClose: () => void };

/** Asks for what a chapter wants to know of those who join. */
export function JoinDialog({ chapter, onClose }: Props) {
  const { slug, name, question, oneSeatPerTrade, can } = chapter;
  const { viewer } = useViewer();
  const { form, formKey, draft } = useDraftForm(`chapter-request:${slug}`, {
    mode: 'uncontrolled',
    initialValues: { answer: '', seat: oneSeatPerTrade ? (viewer?.jobTitle ?? '') : '' },
    validate: validateWith(JoinChapterInput.omit({ slug: true })),
  });
  const join = useJoinChapter(name);
  const send = form.onSubmit(
    (values) =>
      join.mutate(
        { slug, ...values },
        {
          onSuccess() {
            draft.clear();
            onClose();
          },
          onError: (error) => form.setErrors(formIssues(error)),
        },
      ),
    focusInvalid(form),
  );
  return (
    <Modal opened onClose={onClose} title={messages.askTitle(name)}>
      <form key={formKey} noValidate onSubmit={send}>
        <Stack gap="sm">
          <DraftNote draft={draft} />
          {oneSeatPerTrade && (
            <TextInput {...messages.seat} required maxLength={SEAT_MAX} {...form.getInputProps('seat')} />
          )}
          {can.request && (
            <Textarea
              label={question ?? messages.askAnswer}
              autosize
              minRows={3}
              maxLength={ANSWER_MAX}
              {...form.getInputProps('answer')}
            />
          )}
          {join.error && <Alert color="red" variant="light" role="alert" title={join.error.message} />}
          <Group justify="flex-end">
            <Button type="submit" loading={join.isPending}>
              {can.request ? messages.send : messages.join}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
