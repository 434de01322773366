import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { accountMessages } from './account.messages.ts';

const { title, description, open } = accountMessages.deletion;

export function DeleteSection() {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <SettingsSection id="delete" title={title} description={description}>
      <Group>
        <Button variant="default" c="var(--mantine-color-error)" onClick={dialog.open}>
          {open}
        </Button>
      </Group>
      {isOpen && <DeleteAccountDialog onClose={dialog.close} />}
    </SettingsSection>
  );
}
