import { Button, Container, Group } from '@mantine/core';
import { IconAddressBook, IconShare } from '@tabler/icons-react';
import { toast } from '../../lib/toast.ts';
import { downloadContact } from './download-contact.ts';
import { profileMessages } from './profile.messages.ts';
import classes from './ProfilePage.module.css';
import type { Profile } from './profile.types.ts';
import { shareProfile } from './share-profile.ts';

export function ProfileBanner({ profile }: { profile: Profile }) {
  const saveContact = async () => {
    await downloadContact(profile);
    toast(profileMessages.contactDownloaded);
  };
  return (
    <div className={classes.banner}>
      <Container size="md">
        <Group justify="flex-end" gap="xs">
          <Button
            className={classes.bannerButton ?? ''}
            leftSection={<IconShare size={18} aria-hidden />}
            onClick={() => void shareProfile(profile)}
          >
            {profileMessages.share}
          </Button>
          <Button
            className={classes.bannerButton ?? ''}
            leftSection={<IconAddressBook size={18} aria-hidden />}
            onClick={() => void saveContact()}
          >
            {profileMessages.contact}
          </Button>
        </Group>
      </Container>
    </div>
  );
}
