import { Anchor, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { withParameters } from '../../../lib/own-path.ts';
import { useJoinLink } from '../../../lib/useJoinLink.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import type { Business } from '../businesses.types.ts';
import { businessPageMessages } from './business-page.messages.ts';
import classes from './ServicesTab.module.css';

/** What the business offers, with prices and what is included where the owner says so, and a way to ask about each. */
const { askAbout, noServices } = businessPageMessages;

export function ServicesTab({ business: { services, serviceDetails, can } }: { business: Business }) {
  const { viewer } = useViewer();
  const joinLink = useJoinLink();
  const { pathname, search } = useLocation();
  const canAsk = viewer ? can.contact : true;
  const askLink = (contact: string) =>
    viewer
      ? { to: withParameters(pathname + search, { contact }), preventScrollReset: true }
      : joinLink({ reason: 'ask', name: contact }, { dialog: 'either', open: { contact } });
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
                  {...askLink(service)}
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
