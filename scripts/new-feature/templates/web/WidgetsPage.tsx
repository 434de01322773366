import { Button, Container, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PageHead } from '../../lib/PageHead.tsx';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CreateWidgetDialog } from './CreateWidgetDialog.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { useWidgets } from './widgets.hooks.ts';
import { widgetsMessages as messages } from './widgets.messages.ts';

export function WidgetsPage() {
  const widgets = useWidgets();
  const [isCreating, creating] = useDisclosure(false);
  const items = widgets.data?.pages.flatMap((page) => page.items) ?? [];
  const create = <Button onClick={creating.open}>{messages.form.open}</Button>;
  return (
    <Container size="lg" py="xl">
      <PageHead title={messages.title} description={messages.description} noIndex />
      <PageHeader title={messages.title} description={messages.description} actions={create} />
      <Stack gap="md" mt="lg">
        {widgets.isPending && <CardListSkeleton label={messages.loading} />}
        {widgets.isError && items.length === 0 && (
          <ErrorState title={messages.failed} onRetry={() => void widgets.refetch()}>
            {widgets.error.message}
          </ErrorState>
        )}
        {widgets.data && items.length === 0 && (
          <EmptyState title={messages.empty.title}>{messages.empty.text}</EmptyState>
        )}
        {items.map((widget) => (
          <WidgetCard key={widget.id} widget={widget} />
        ))}
        <LoadMore list={widgets} />
      </Stack>
      {isCreating && <CreateWidgetDialog onClose={creating.close} />}
    </Container>
  );
}
