import { paths } from '../../lib/paths.ts';
import { share } from '../../lib/share.ts';
import { profileMessages } from './profile.messages.ts';
import type { Profile } from './profile.types.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

/** Opens the device's share sheet where there is one, otherwise copies the profile's URL. */
export const shareProfile = (profile: Pick<Profile, 'username' | 'firstName' | 'lastName'>) =>
  share(
    { title: fullName(profile), path: paths.profile(profile.username) },
    { copied: profileMessages.linkCopied },
  );
