import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export function DeleteSection() {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <SettingsSection
      id="delete"
      title="Delete account"
      description="Deletes your profile, connections, and the text of your private messages, for the other person too. Your businesses are no longer listed. Posts, comments, and reviews you published stay under the name Former Member. This can’t be undone."
    >
      <Group>
        <Button variant="default" c="var(--mantine-color-error)" onClick={dialog.open}>
          Delete my account
        </Button>
      </Group>
      {isOpen && <DeleteAccountDialog onClose={dialog.close} />}
    </SettingsSection>
  );
}
