import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { commonMessages } from '../../../lib/common.messages.ts';
import { showEditConflict } from '../../../lib/edit-conflict.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { type ApiError, trpc } from '../../../lib/trpc.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import type { Chapter } from '../chapters.hooks.ts';
import { ChapterForm } from './ChapterForm.tsx';
import { toChapter, toFormValues, validateEdited } from './chapter.form.ts';
import { chapterFormMessages as messages } from './chapter-form.messages.ts';

export function EditChapterForm({ chapter }: { chapter: Chapter }) {
  const { id, slug } = chapter;
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { rebase, ...drafted } = useDraftForm(`chapter:${id}`, {
    initialValues: toFormValues(chapter),
    validate: validateEdited,
    version: chapter.version,
  });
  const update = trpc.chapters.update.useMutation({
    onSuccess() {
      drafted.draft.clear();
      toast({ title: messages.saved });
      void navigate(paths.chapter(slug));
    },
  });
  const loadCurrent = () => utils.chapters.get.fetch({ slug }, { staleTime: 0 });
  const onError = async (error: ApiError, showIssues: (error: ApiError) => void) => {
    const isConflict = await showEditConflict(error, loadCurrent, (current) =>
      rebase(toFormValues(current), current.version),
    );
    if (isConflict) update.reset();
    else showIssues(error);
  };
  return (
    <ChapterForm
      drafted={drafted}
      submitLabel={commonMessages.save}
      isBusy={update.isPending}
      formError={update.error?.message ?? null}
      cancel={
        <Button component={Link} to={paths.chapter(slug)} variant="default">
          {commonMessages.cancel}
        </Button>
      }
      onSubmit={(values, showIssues) =>
        update.mutate(
          { ...toChapter(values), slug, expectedVersion: drafted.draft.version },
          { onError: (error) => void onError(error, showIssues) },
        )
      }
    />
  );
}
