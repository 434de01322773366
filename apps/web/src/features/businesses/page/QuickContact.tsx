import { IconMail, IconMapPin, IconMessage, IconPhone, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { businessPageMessages } from './business-page.messages.ts';
import type { Business } from '../businesses.types.ts';
import { ACTIONS, useRecordAction } from '../activity/useRecordAction.ts';
import { EXTERNAL, contactLinks } from './contact-links.ts';
import classes from './QuickContact.module.css';
import { useWriteLink } from './useWriteLink.ts';

const { quick } = businessPageMessages;

const ICONS = { call: IconPhone, email: IconMail, website: IconWorld, directions: IconMapPin };

/** The contact links in a row, for narrow screens, where the sidebar with them is below the tabs. */
export function QuickContact({ business }: { business: Business }) {
  const { viewer } = useViewer();
  const writeLink = useWriteLink(business);
  const dialog = useSearchParam('contact');
  const record = useRecordAction(business.id);
  const hrefs = contactLinks(business);
  const links = ACTIONS.map((action) => ({ action, Icon: ICONS[action], href: hrefs[action] })).filter(
    ({ href }) => href,
  );
  const canWrite = !viewer || business.can.contact;
  const message = (
    <>
      <IconMessage size={20} aria-hidden />
      {quick.message}
    </>
  );
  if (links.length === 0 && !canWrite) return null;
  return (
    <ul className={classes.root} aria-label={quick.label}>
      {links.map(({ action, Icon, href }) => (
        <li key={action}>
          <a href={href} {...(href?.startsWith('http') && EXTERNAL)} onClick={record(action)}>
            <Icon size={20} aria-hidden />
            {quick[action]}
          </a>
        </li>
      ))}
      {canWrite && (
        <li>
          {viewer ? (
            <button type="button" onClick={() => dialog.set('open')}>
              {message}
            </button>
          ) : (
            <Link {...writeLink}>{message}</Link>
          )}
        </li>
      )}
    </ul>
  );
}
