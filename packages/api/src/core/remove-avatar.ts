import { AVATAR_SIZES, avatarFile } from './avatar.ts';
import type { MemberContext } from './context.ts';

/** After the commit: a picture that cannot be removed now can no longer be traced to a member. */
export async function removeAvatar({ services }: MemberContext, key: string): Promise<void> {
  for (const size of AVATAR_SIZES) {
    try {
      await services.storage.remove(avatarFile(key, size));
    } catch (error) {
      services.log.warn({ err: error }, 'avatar of an ended account not removed');
    }
  }
}
