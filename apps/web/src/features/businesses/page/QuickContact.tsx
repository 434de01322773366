import { IconMail, IconMapPin, IconMessage, IconPhone, IconWorld } from '@tabler/icons-react';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { businessesMessages } from '../businesses.messages.ts';
import type { Business } from '../businesses.types.ts';
import { EXTERNAL, contactLinks } from './contact-links.ts';
import classes from './QuickContact.module.css';

const { quick } = businessesMessages.page;

/** The contact links in a row, for narrow screens, where the sidebar with them is below the tabs. */
export function QuickContact({ business }: { business: Business }) {
  const dialog = useSearchParam('contact');
  const { call, email, website, directions } = contactLinks(business);
  const links = [
    { label: quick.call, Icon: IconPhone, href: call },
    { label: quick.email, Icon: IconMail, href: email },
    { label: quick.website, Icon: IconWorld, href: website, ...EXTERNAL },
    { label: quick.directions, Icon: IconMapPin, href: directions, ...EXTERNAL },
  ].filter(({ href }) => href);
  const { contact: canWrite } = business.can;
  if (links.length === 0 && !canWrite) return null;
  return (
    <ul className={classes.root} aria-label={quick.label}>
      {links.map(({ label, Icon, href, ...rest }) => (
        <li key={label}>
          <a href={href} {...rest}>
            <Icon size={20} aria-hidden />
            {label}
          </a>
        </li>
      ))}
      {canWrite && (
        <li>
          <button type="button" onClick={() => dialog.set('open')}>
            <IconMessage size={20} aria-hidden />
            {quick.message}
          </button>
        </li>
      )}
    </ul>
  );
}
