import { Container } from '@mantine/core';
import { PageHead } from '../../lib/PageHead.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ConnectionsTab } from './ConnectionsTab.tsx';
import { connectionsPageMessages as messages } from './connections-page.messages.ts';

/** The same as the tab of the dashboard. */
export function ConnectionsPage() {
  return (
    <Container size="lg" py="xs">
      <PageHead {...messages} noIndex />
      <PageHeader title={messages.title} />
      <ConnectionsTab />
    </Container>
  );
}
