import { PROVIDERS_MAX } from '@guildhall/api/console/providers/providers.schema';
import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../../lib/lazy-chunk.ts';
import divided from '../../../../ui/DividedList.module.css';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Query } from '../../../../ui/Query.tsx';
import { RowButton } from '../../../../ui/RowButton.tsx';
import { LabelledSwitch } from '../../shared/LabelledSwitch.tsx';
import { type Service, useChangeServices, useServices } from './sign-in-services.hooks.ts';
import { servicesMessages as messages } from './sign-in-services.messages.ts';

const ServiceDialog = lazyChunk(() =>
  import('./ServiceDialog.tsx').then((module) => ({ default: module.ServiceDialog })),
);

type Open = { dialog: 'add' } | { dialog: 'edit' | 'remove'; service: Service };

/** The services that members may also sign in with. */
export function SignInServices() {
  const query = useServices();
  const [open, setOpen] = useState<Open | null>(null);
  const { update, remove, dialog } = useChangeServices();
  const close = () => setOpen(null);
  return (
    <Card component="section" aria-labelledby="sign-in-services">
      <Title order={2} size="h3" id="sign-in-services" mb={4}>
        {messages.title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {messages.hint}
      </Text>
      <Query query={query} skeleton={<Skeleton height={84} />} failed={messages.failed}>
        {({ items, redirectBase }) => (
          <Stack gap="sm">
            {items.length === 0 && <Text size="sm">{messages.empty}</Text>}
            {items.length > 0 && (
              <ul className={`${divided.list} ${divided.rows}`} aria-label={messages.list}>
                {items.map((service) => (
                  <ServiceRow
                    key={service.id}
                    service={service}
                    onOpen={(which) => setOpen({ dialog: which, service })}
                    onSwitch={(isOn) => update.mutate({ id: service.id, isOn })}
                  />
                ))}
              </ul>
            )}
            <Group>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                disabled={items.length >= PROVIDERS_MAX}
                onClick={() => setOpen({ dialog: 'add' })}
              >
                {messages.add.open}
              </Button>
            </Group>
            <Suspense>
              {open?.dialog === 'add' && <ServiceDialog redirectBase={redirectBase} onClose={close} />}
              {open?.dialog === 'edit' && (
                <ServiceDialog service={open.service} redirectBase={redirectBase} onClose={close} />
              )}
            </Suspense>
          </Stack>
        )}
      </Query>
      {open?.dialog === 'remove' && (
        <ConfirmDialog
          title={messages.remove.title(open.service.name)}
          action={messages.remove.open}
          onConfirm={() => remove.mutate({ id: open.service.id })}
          onClose={close}
        >
          {messages.remove.text}
        </ConfirmDialog>
      )}
      {dialog}
    </Card>
  );
}

type RowProps = {
  service: Service;
  onOpen: (dialog: 'edit' | 'remove') => void;
  onSwitch: (isOn: boolean) => void;
};

function ServiceRow({ service, onOpen, onSwitch }: RowProps) {
  const { name, issuer, memberCount, isOn, takesNewcomers } = service;
  return (
    <li>
      <div>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {!isOn && (
            <Badge variant="outline" color="gray">
              {messages.off}
            </Badge>
          )}
          {!takesNewcomers && (
            <Badge variant="outline" color="gray">
              {messages.membersOnly}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {issuer} · {messages.linked(memberCount)}
        </Text>
      </div>
      <Group gap="xs">
        <LabelledSwitch label={messages.isOn} of={name} checked={isOn} onChange={onSwitch} />
        <RowButton words={messages.edit} of={name} onClick={() => onOpen('edit')} />
        <RowButton words={messages.remove} of={name} onClick={() => onOpen('remove')} />
      </Group>
    </li>
  );
}
