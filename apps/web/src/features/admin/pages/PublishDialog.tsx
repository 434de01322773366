import { Alert, Button, Checkbox, Group, List, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { commonMessages } from '../../../lib/common.messages.ts';
import { adminPagesMessages } from './admin-pages.messages.ts';
import { placeholdersIn } from './page-drafts.ts';
import type { EditedPage } from './pages.hooks.ts';

const { publication: messages, editor } = adminPagesMessages;

export type Consent = { requiresConsent: boolean; asksAgain: boolean };

type Props = {
  page: EditedPage;
  content: string;
  onPublish: (consent: Consent) => void;
  onClose: () => void;
};

/** Asks whether members have to accept what is about to be published. */
export function PublishDialog({ page, content, onPublish, onClose }: Props) {
  const [requiresConsent, setRequiresConsent] = useState(page.requiresConsent);
  const [asksAgain, setAsksAgain] = useState(false);
  const placeholders = placeholdersIn(content);
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <Stack gap="md">
        {placeholders.length > 0 && (
          <Alert color="brass" variant="light" title={messages.placeholders(placeholders.length)}>
            <List size="sm">
              {placeholders.map((placeholder) => (
                <List.Item key={placeholder}>{placeholder}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        <Checkbox
          label={messages.requires}
          description={messages.requiresHint}
          checked={requiresConsent}
          onChange={({ currentTarget }) => setRequiresConsent(currentTarget.checked)}
        />
        {page.requiresConsent && requiresConsent && (
          <Checkbox
            label={messages.again}
            description={messages.againHint}
            checked={asksAgain}
            onChange={({ currentTarget }) => setAsksAgain(currentTarget.checked)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              onClose();
              onPublish({ requiresConsent, asksAgain: requiresConsent && asksAgain });
            }}
          >
            {placeholders.length > 0 ? messages.anyway : editor.publish}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
