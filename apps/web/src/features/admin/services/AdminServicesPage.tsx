import { Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Query } from '../../../ui/Query.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import { ServiceItem } from './ServiceItem.tsx';
import { type ManagedService, useManagedServices } from './admin-services.hooks.ts';
import { adminServicesMessages as messages } from './admin-services.messages.ts';

/** The services that members can order, on offer or not. */
export function AdminServicesPage() {
  const query = useManagedServices();
  const [opened, setOpened] = useState<{ service: ManagedService | null } | null>(null);
  const [moved, setMoved] = useState('');
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Group justify="flex-end" mb="md">
        <Button
          size="md"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpened({ service: null })}
        >
          {messages.add}
        </Button>
      </Group>
      <Query query={query} skeleton={<Skeleton height={240} radius="lg" />} failed={messages.failed}>
        {(services) => (
          <>
            {services.length === 0 && (
              <EmptyState icon={IconTool} title={messages.empty.title}>
                {messages.empty.text}
              </EmptyState>
            )}
            <Stack gap="sm" component="ol" p={0} m={0} aria-label={messages.list}>
              {services.map((service, place) => (
                <ServiceItem
                  key={service.id}
                  service={service}
                  place={place}
                  isLast={place === services.length - 1}
                  onMoved={setMoved}
                  onEdit={() => setOpened({ service })}
                />
              ))}
            </Stack>
          </>
        )}
      </Query>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {opened && (
        <ServiceDialog
          key={opened.service?.id ?? 'new'}
          service={opened.service}
          onClose={() => setOpened(null)}
        />
      )}
    </ConsolePage>
  );
}
