import type { LandingSection } from '@guildhall/api/ground/settings/community.schema';
import { PageHead } from '../../lib/PageHead.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useCanRegister } from '../../lib/site.ts';
import { ClosingSection } from './ClosingSection.tsx';
import { CommunitySection } from './CommunitySection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { landingHead } from './landing-head.ts';
import { StepsSection } from './StepsSection.tsx';

/** The landing page for visitors; the route redirects members to their dashboard. */
export function LandingPage() {
  const { data: config } = trpc.site.config.useQuery();
  const { data: front } = trpc.site.front.useQuery();
  const canRegister = useCanRegister();
  const hidden = config?.community.hiddenLandingSections;
  const isShown = (section: LandingSection) => !hidden?.includes(section);
  return (
    <>
      <PageHead {...landingHead(config)} />
      <HeroSection members={front?.members ?? []} />
      {front && front.memberCount > 0 && <CommunitySection front={front} />}
      {isShown('features') && <FeaturesSection />}
      {isShown('steps') && <StepsSection />}
      {canRegister && isShown('closing') && <ClosingSection />}
    </>
  );
}
