import { Anchor, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { withParameters } from '../../../lib/own-path.ts';
import { useAuthPath } from '../../../lib/useAuthPath.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import type { Business } from '../businesses.types.ts';
import { businessPageMessages } from './business-page.messages.ts';
import classes from './ServicesTab.module.css';

/** What the business offers, with prices and what is included where the owner says so, and a way to ask about each. */
const { askAbout, noServices } = businessPageMessages;

export function ServicesTab({ business: { services, serviceDetails, can } }: { business: Business }) {
  const { viewer } = useViewer();
  const authPath = useAuthPath();
  const { pathname, search } = useLocation();
  const canAsk = viewer ? can.contact : true;
  const askPath = (contact: string) =>
    viewer ? withParameters(pathname + search, { contact }) : authPath('register', { open: { contact } });
  if (services.length === 0) return <Text c="dimmed">{noServices}</Text>;
  const details = new Map(serviceDetails.map((detail) => [detail.service, detail]));
  return (
    <ul className={classes.list}>
      {services.map((service) => {
        const { price, includes } = details.get(service) ?? {};
        return (
          <li key={service}>
            <IconCheck size={18} aria-hidden />
            <div className={classes.service}>
              <span dir="auto">{service}</span>
              {includes && (
                <small dir="auto" className={classes.includes}>
                  {includes}
                </small>
              )}
            </div>
            <div className={classes.terms}>
              {price && <b dir="auto">{price}</b>}
              {canAsk && (
                <Anchor
                  component={Link}
                  to={askPath(service)}
                  preventScrollReset
                  size="sm"
                  aria-label={`${askAbout}: ${service}`}
                >
                  {askAbout}
                </Anchor>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
