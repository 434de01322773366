import { Anchor, Container } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { type AdminTab, paths } from '../../../lib/paths.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import classes from './ConsolePage.module.css';
import { adminMessages } from '../admin.messages.ts';

type Props = {
  title: string;
  description: string;
  /** The tab that leads here; otherwise the first. */
  tab?: AdminTab;
  children: ReactNode;
};

/** A page of the console outside its tabs, with a link back. */
export function ConsolePage({ title, description, tab, children }: Props) {
  return (
    <Container size="lg" py="xl">
      <PageHead title={title} description={description} noIndex />
      <Anchor component={Link} to={paths.admin(tab)} className={classes.back ?? ''}>
        <IconArrowLeft size={16} aria-hidden /> {tab ? adminMessages.tabs[tab] : adminMessages.title}
      </Anchor>
      <PageHeader title={title} description={description} />
      {children}
    </Container>
  );
}
