import { legalLinks } from '../../lib/legal-links.ts';
import { trpc } from '../../lib/trpc.ts';
import { LegalLine } from '../../ui/LegalLine.tsx';
import { authMessages } from './auth.messages.ts';

const { register: messages } = authMessages;

/** The line that names what a newcomer accepts with the account, or where the community says how it deals with them. */
export function RegisterConsent() {
  const { data: site } = trpc.site.config.useQuery();
  const isAccepted = (site?.consentPages ?? []).length > 0;
  return (
    <LegalLine
      links={legalLinks(site)}
      lead={isAccepted ? messages.accepts : messages.reads}
      and={messages.and}
    />
  );
}
