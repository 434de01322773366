import { Anchor, Container } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { type AdminTab, paths } from '../../../lib/paths.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import blocks from '../../../ui/blocks.module.css';
import { adminMessages } from '../admin.messages.ts';

type Props = {
  title: string;
  description: string;
  /** The tab that leads here; otherwise the first. */
  tab?: AdminTab;
  /** The page that leads here, where that is none of the tabs. */
  back?: { label: string; to: string };
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the console outside its tabs, with a link back. */
export function ConsolePage({ title, description, tab, back, actions, children }: Props) {
  const { label, to } = back ?? {
    label: tab ? adminMessages.tabs[tab] : adminMessages.title,
    to: paths.admin(tab),
  };
  return (
    <Container size="lg" py="xl">
      <PageHead title={title} description={description} noIndex />
      <Anchor component={Link} to={to} mb={8} className={blocks.back ?? ''}>
        <IconArrowLeft size={16} aria-hidden /> {label}
      </Anchor>
      <PageHeader title={title} description={description} actions={actions} />
      {children}
    </Container>
  );
}
