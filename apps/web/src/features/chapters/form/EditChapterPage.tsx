import { Button, Container, Loader } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ChapterFailure } from '../ChapterFailure.tsx';
import { chapterMessages } from '../chapter.messages.ts';
import { CloseChapter } from './CloseChapter.tsx';
import { EditChapterForm } from './EditChapterForm.tsx';
import { chapterFormMessages as messages } from './chapter-form.messages.ts';

/** The settings for those who run the chapter, and an explanation for everyone else. */
export function EditChapterPage() {
  const { slug = '' } = useParams();
  const { data: chapter, error, refetch } = trpc.chapters.get.useQuery({ slug });
  if (error && !chapter)
    return <ChapterFailure status={error.data?.httpStatus} onRetry={() => void refetch()} />;
  return (
    <Container size="sm" py="xl">
      <PageHead title={messages.editTitle} description={messages.editTitle} noIndex />
      {!chapter && <Loader aria-label={chapterMessages.loading} />}
      {chapter && !chapter.can.manage && (
        <EmptyState
          icon={IconUsersGroup}
          title={messages.editTitle}
          headingOrder={1}
          action={
            <Button component={Link} to={paths.chapter(slug)} variant="default">
              {messages.back}
            </Button>
          }
        >
          {messages.notYours}
        </EmptyState>
      )}
      {chapter?.can.manage && (
        <>
          <PageHeader title={messages.editTitle} description={chapter.name} />
          <EditChapterForm chapter={chapter} />
          <CloseChapter chapter={chapter} />
        </>
      )}
    </Container>
  );
}
