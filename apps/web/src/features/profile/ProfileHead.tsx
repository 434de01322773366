import { PageHead } from '../../lib/PageHead.tsx';
import { useSite } from '../../lib/site.ts';
import { profileHead } from './profile-head.ts';
import type { Profile } from './profile.types.ts';

export function ProfileHead({ profile }: { profile: Profile }) {
  return <PageHead {...profileHead(profile, useSite())} />;
}
