import { PageHead } from '../../lib/PageHead.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ClosingSection } from './ClosingSection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { landingMessages } from './landing.messages.ts';
import { StepsSection } from './StepsSection.tsx';

/** The landing page for visitors; the route redirects members to their dashboard. */
export function LandingPage() {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  return (
    <>
      <PageHead
        title={landingMessages.title}
        description={landingMessages.description}
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: landingMessages.title,
          description: landingMessages.description,
          url: `${origin}/`,
          publisher: {
            '@type': 'Organization',
            name: landingMessages.title,
            url: `${origin}/`,
            logo: `${origin}/favicon.svg`,
          },
        }}
      />
      <HeroSection />
      <FeaturesSection />
      <StepsSection />
      <ClosingSection />
    </>
  );
}
