import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import classes from './ConsolePage.module.css';
import blocks from '../../../ui/blocks.module.css';
import { adminMessages } from '../admin.messages.ts';

type Props = {
  title: string;
  description?: string;
  /** The page above this one, where that is none of the navigation. */
  back?: { label: string; to: string };
  actions?: ReactNode;
  /** What is printed is the content alone, which has a title of its own. */
  isSheet?: boolean;
  children: ReactNode;
};

/** A page of the console: its title, and a link to the page above it. */
export function ConsolePage({ title, description, back, actions, isSheet = false, children }: Props) {
  return (
    <>
      <PageHead title={title} description={description ?? adminMessages.description} noIndex />
      {back && (
        <Anchor component={Link} to={back.to} mb={8} className={blocks.back ?? ''}>
          <IconArrowLeft size={16} aria-hidden /> {back.label}
        </Anchor>
      )}
      <div {...(isSheet && { className: classes.unprinted })}>
        <PageHeader title={title} {...(description && { description })} actions={actions} />
      </div>
      {children}
    </>
  );
}
