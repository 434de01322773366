import { Button, Container } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { NewChapterForm } from './NewChapterForm.tsx';
import { chapterFormMessages as messages } from './chapter-form.messages.ts';

/** The form of a new chapter for administrators, and an explanation for everyone else. */
export function NewChapterPage() {
  const { viewer } = useViewer();
  return (
    <Container size="sm" py="xl">
      <PageHead title={messages.createTitle} description={messages.createText} noIndex />
      {viewer?.role === 'admin' ? (
        <>
          <PageHeader title={messages.createTitle} description={messages.createText} />
          <NewChapterForm />
        </>
      ) : (
        <EmptyState
          icon={IconUsersGroup}
          title={messages.createTitle}
          headingOrder={1}
          action={
            <Button component={Link} to={paths.chapters()} variant="default">
              {messages.toList}
            </Button>
          }
        >
          {messages.notAllowed}
        </EmptyState>
      )}
    </Container>
  );
}
