import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import blocks from '../../../ui/blocks.module.css';
import { adminMessages } from '../admin.messages.ts';

type Props = {
  title: string;
  description?: string;
  /** The page above this one, where that is none of the navigation. */
  back?: { label: string; to: string };
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the console: its title, and a link to the page above it. */
export function ConsolePage({ title, description, back, actions, children }: Props) {
  return (
    <>
      <PageHead title={title} description={description ?? adminMessages.description} noIndex />
      {back && (
        <Anchor component={Link} to={back.to} mb={8} className={blocks.back ?? ''}>
          <IconArrowLeft size={16} aria-hidden /> {back.label}
        </Anchor>
      )}
      <PageHeader title={title} {...(description && { description })} actions={actions} />
      {children}
    </>
  );
}
