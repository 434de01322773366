import { Container, SimpleGrid, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import classes from './Footer.module.css';
import { copyrightYear } from './copyright-year.ts';
import { ECOSYSTEM, LEGAL_GROUPS } from './footer-links.ts';
import { Wordmark } from '../../lib/Wordmark.tsx';

/** The foot of every page: policies, the family of sites, and how to reach the house. */
export function Footer() {
  const { data: site } = trpc.site.config.useQuery();
  const legalBase = site?.legalBaseUrl.replace(/\/$/, '') ?? '';
  return (
    <footer className={classes.root}>
      <Container size="lg">
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="lg" component="nav" aria-label="Policies">
          {LEGAL_GROUPS.map(({ title, links }) => (
            <div key={title}>
              <h2 className={classes.title}>{title}</h2>
              <ul className={classes.list}>
                {links.map(({ label, slug }) => (
                  <li key={slug}>
                    <a href={`${legalBase}/${slug}`} className={classes.link}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </SimpleGrid>
        <div className={classes.family}>
          <h2 className={classes.title}>Our Ecosystem</h2>
          <ul className={classes.labels}>
            {ECOSYSTEM.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
        <div className={classes.base}>
          <Wordmark />
          <ul className={classes.labels}>
            <li>
              <a href={site?.contactUrl} className={classes.link}>
                Contact
              </a>
            </li>
            <li>
              <a href={site?.aboutUrl} className={classes.link}>
                About
              </a>
            </li>
            <li>
              <a href={`mailto:${site?.supportEmail ?? ''}`} className={classes.link}>
                {site?.supportEmail}
              </a>
            </li>
          </ul>
          <ColorSchemeButton />
          <Text size="sm" c="dimmed">
            &copy; {copyrightYear()} Guildhall. All rights reserved.
          </Text>
        </div>
      </Container>
    </footer>
  );
}
