import type { LandingSection } from '@guildhall/api/ground/settings/community.schema';
import { PageHead } from '../../lib/PageHead.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useCanRegister } from '../../lib/site.ts';
import { ClosingSection } from './ClosingSection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { landingHead } from './landing-head.ts';
import { StepsSection } from './StepsSection.tsx';

/** The landing page for visitors; the route redirects members to their dashboard. */
export function LandingPage() {
  const { data: config } = trpc.site.config.useQuery();
  const canRegister = useCanRegister();
  const hidden = config?.community.hiddenLandingSections;
  const isShown = (section: LandingSection) => !hidden?.includes(section);
  return (
    <>
      <PageHead {...landingHead(config)} />
      <HeroSection />
      {isShown('features') && <FeaturesSection />}
      {isShown('steps') && <StepsSection />}
      {canRegister && isShown('closing') && <ClosingSection />}
    </>
  );
}
