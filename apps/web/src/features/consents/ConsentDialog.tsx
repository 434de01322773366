import { Anchor, Button, Group, List, Modal, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { showError } from '../../lib/show-error.ts';
import { useSite } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSignOut } from '../auth/useSignOut.ts';
import { consentsMessages as messages } from './consents.messages.ts';

/** Above the welcome of new members. */
const Z_INDEX = 300;

/** What the member has still to accept: to read, and to accept or leave. Nothing while there is nothing. */
export function ConsentDialog() {
  const { name } = useSite();
  const utils = trpc.useUtils();
  const { data: pending = [] } = trpc.consents.pending.useQuery();
  const accept = trpc.consents.accept.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: (left) => utils.consents.pending.setData(undefined, left),
    onError: showError,
  });
  const signOut = useSignOut();
  const versions = pending.map(({ slug, number }) => ({ slug, number }));
  return (
    <Modal
      opened={pending.length > 0}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={messages.title}
      zIndex={Z_INDEX}
    >
      <Text>{messages.intro(name)}</Text>
      <List my="md" spacing="xs">
        {pending.map(({ slug, title, lang, hasAcceptedEarlier }) => (
          <List.Item key={slug}>
            <Anchor href={paths.page(slug)} target="_blank" aria-label={messages.read(title)}>
              <bdi lang={lang}>{title}</bdi>
            </Anchor>
            {hasAcceptedEarlier && (
              <Text size="sm" c="dimmed">
                {messages.updated}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
      <Anchor component={Link} to={paths.settings()} size="sm" display="block" mb="md">
        {messages.settings}
      </Anchor>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {messages.signOut}
        </Button>
        <Button loading={accept.isPending} onClick={() => accept.mutate({ versions })}>
          {messages.accept}
        </Button>
      </Group>
    </Modal>
  );
}
