import { useFormats } from '../../lib/formats.ts';
import { trpc } from '../../lib/trpc.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import classes from './MembershipBar.module.css';
import { membershipBarMessages as messages } from './membership-bar.messages.ts';

/** Says to a member whose membership has ended what they can still do, and whom to write to. */
export function MembershipBar({ membership }: { membership: NonNullable<CurrentUser['endedMembership']> }) {
  const { longDate } = useFormats();
  const { data: site } = trpc.site.config.useQuery();
  const { endedOn, readOnlyFrom, isReadOnly } = membership;
  return (
    <aside className={classes.root} aria-label={messages.label}>
      {messages.ended(longDate(endedOn))}{' '}
      {isReadOnly ? messages.readOnly : messages.soonReadOnly(longDate(readOnlyFrom))}{' '}
      {site && (
        <>
          {messages.renew} <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </>
      )}
    </aside>
  );
}
