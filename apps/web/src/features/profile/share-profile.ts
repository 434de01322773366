import { showLink } from '../../lib/copy-link.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { profileMessages } from './profile.messages.ts';
import type { Profile } from './profile.types.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

/** Opens the device's share sheet where there is one, otherwise copies the profile's URL. */
export async function shareProfile(
  profile: Pick<Profile, 'username' | 'firstName' | 'lastName'>,
): Promise<void> {
  const url = new URL(paths.profile(profile.username), window.location.origin).href;
  if (typeof navigator.share === 'function') {
    // Rejects when the viewer closes the sheet, which is not an error.
    await navigator.share({ title: fullName(profile), url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast(profileMessages.linkCopied);
  } catch {
    showLink(url);
  }
}
