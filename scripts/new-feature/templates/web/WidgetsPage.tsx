import { Button, Container } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PageHead } from '../../lib/PageHead.tsx';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { CreateWidgetDialog } from './CreateWidgetDialog.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { useWidgets } from './widgets.hooks.ts';
import { widgetsMessages as messages } from './widgets.messages.ts';

export function WidgetsPage() {
  const widgets = useWidgets();
  const [isCreating, creating] = useDisclosure(false);
  const create = <Button onClick={creating.open}>{messages.form.open}</Button>;
  return (
    <Container size="lg" py="xl">
      <PageHead title={messages.title} description={messages.description} noIndex />
      <PageHeader title={messages.title} description={messages.description} actions={create} />
      <PagedItems
        query={widgets}
        loading={<CardListSkeleton label={messages.loading} />}
        failed={messages.failed}
        empty={<EmptyState title={messages.empty.title}>{messages.empty.text}</EmptyState>}
      >
        {(items) => items.map((widget) => <WidgetCard key={widget.id} widget={widget} />)}
      </PagedItems>
      {isCreating && <CreateWidgetDialog onClose={creating.close} />}
    </Container>
  );
}
