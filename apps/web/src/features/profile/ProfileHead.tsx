import { PageHead } from '../../lib/PageHead.tsx';
import { trpc } from '../../lib/trpc.ts';
import { profileHead } from './profile-head.ts';
import type { Profile } from './profile.types.ts';

export function ProfileHead({ profile }: { profile: Profile }) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  return <PageHead {...profileHead(profile, origin)} />;
}
