import { Button } from '@mantine/core';
import { IconAddressBook, IconShare } from '@tabler/icons-react';
import tones from '../../ui/Tones.module.css';
import { toneOf } from '../../ui/tone.ts';
import { toast } from '../../lib/toast.ts';
import { downloadContact } from './download-contact.ts';
import classes from './ProfileBanner.module.css';
import { profileMessages } from './profile.messages.ts';
import type { Profile } from './profile.types.ts';
import { shareProfile } from './share-profile.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

const TONES = 6;

/** The top of the profile, in a tone of the member's name. */
export function ProfileBanner({ profile }: { profile: Profile }) {
  const { contact } = profileMessages;
  const saveContact = async () => {
    await downloadContact(profile);
    toast(profileMessages.contactDownloaded);
  };
  return (
    <div className={`${tones.root} ${classes.banner}`} data-tone={toneOf(fullName(profile), TONES)}>
      <Button
        className={classes.button ?? ''}
        leftSection={<IconShare size={18} aria-hidden />}
        onClick={() => void shareProfile(profile)}
      >
        {profileMessages.share}
      </Button>
      <Button
        className={`${classes.button} ${classes.contact}`}
        leftSection={<IconAddressBook size={18} aria-hidden />}
        onClick={() => void saveContact()}
      >
        <span className={classes.words}>
          <span>{contact.label}</span> <span className={classes.hint}>{contact.hint}</span>
        </span>
      </Button>
    </div>
  );
}
