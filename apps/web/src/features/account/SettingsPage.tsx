import { Container } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SETTINGS_SECTIONS } from './settings-sections.ts';
import classes from './SettingsPage.module.css';
import { accountMessages } from './account.messages.ts';

const { title, description, nav } = accountMessages.settings;

/** All settings of the member's account on one page. */
export function SettingsPage() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <Container size="lg" py="xl">
      <PageHead title={title} description={description} noIndex />
      <PageHeader title={title} description={description} />
      <div className={classes.columns}>
        <nav aria-label={nav} className={classes.nav}>
          <ul>
            {SETTINGS_SECTIONS.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.sections}>
          {SETTINGS_SECTIONS.map(({ id, Section }) => (
            <Section key={id} />
          ))}
        </div>
      </div>
    </Container>
  );
}
