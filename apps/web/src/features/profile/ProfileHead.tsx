import { Head } from '../../app/Head.tsx';
import { trpc } from '../../app/trpc.ts';
import { profileHead } from './profile-head.ts';
import type { Profile } from './profile.types.ts';

export function ProfileHead({ profile }: { profile: Profile }) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  return <Head {...profileHead(profile, origin)} />;
}
