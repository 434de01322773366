import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import type { LegalLink } from '../lib/legal-links.ts';

type Props = {
  links: LegalLink[];
  /** What to do with them. */
  lead: string;
  /** Between the last two. */
  and: string;
};

/** A line with links to terms, which open beside what is being written; absent without any. */
export function LegalLine({ links, lead, and }: Props) {
  if (links.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {lead}{' '}
      {links.map(({ label, url, lang }, index) => (
        <Fragment key={label}>
          {index > 0 && (index === links.length - 1 ? and : ', ')}
          <Anchor href={url} target="_blank" rel="noreferrer" inherit underline="always" lang={lang}>
            {label}
          </Anchor>
        </Fragment>
      ))}
      .
    </Text>
  );
}
