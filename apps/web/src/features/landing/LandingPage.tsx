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
  return (
    <>
      <PageHead {...landingHead(config)} />
      <HeroSection />
      <FeaturesSection />
      <StepsSection />
      {canRegister && <ClosingSection />}
    </>
  );
}
