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
      description="Your profile, connections and messages go. What you wrote in the feed and in reviews stays without your name; businesses stay."
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
