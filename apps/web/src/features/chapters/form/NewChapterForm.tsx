import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { commonMessages } from '../../../lib/common.messages.ts';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { ChapterForm } from './ChapterForm.tsx';
import { EMPTY_CHAPTER, toNewChapter, validateNew } from './chapter.form.ts';
import { chapterFormMessages as messages } from './chapter-form.messages.ts';

/** Creates a chapter, once however often the form is sent, and opens its page. */
export function NewChapterForm() {
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const [initialValues] = useState(() => ({
    ...EMPTY_CHAPTER,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  const drafted = useDraftForm('chapter', { initialValues, validate: validateNew });
  const creation = trpc.chapters.create.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess({ slug }) {
      drafted.draft.clear();
      toast({ title: messages.created });
      void navigate(paths.chapter(slug));
    },
  });
  return (
    <ChapterForm
      drafted={drafted}
      isNew
      submitLabel={messages.submit}
      isBusy={creation.isPending}
      formError={creation.error?.message ?? null}
      cancel={
        <Button component={Link} to={paths.chapters()} variant="default">
          {commonMessages.cancel}
        </Button>
      }
      onSubmit={(values, showIssues) =>
        creation.mutate(toNewChapter(values), {
          onError(error) {
            // The form may change before the next attempt, which is then a different request.
            setKey(newIdempotencyKey());
            showIssues(error);
          },
        })
      }
    />
  );
}
