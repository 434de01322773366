import { Container, SimpleGrid, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import classes from './Footer.module.css';
import { copyrightYear } from './copyright-year.ts';
import { ECOSYSTEM, LEGAL_GROUPS } from './footer.messages.ts';
import { Wordmark } from '../../lib/Wordmark.tsx';
import { shellMessages } from './shell.messages.ts';

const { footer: messages } = shellMessages;

/** The footer of every page: policies, the ecosystem and contact links. */
export function Footer() {
  const { data: site } = trpc.site.config.useQuery();
  const legalBase = site?.legalBaseUrl.replace(/\/$/, '') ?? '';
  return (
    <footer className={classes.root}>
      <Container size="lg">
        <SimpleGrid
          cols={{ base: 1, xs: 2, md: 4 }}
          spacing="lg"
          component="nav"
          aria-label={messages.policies}
        >
          {LEGAL_GROUPS.map(({ title, links }) => (
            <div key={title}>
              <h2 className={classes.title}>{title}</h2>
              <ul className={classes.list}>
                {Object.entries(links).map(([slug, label]) => (
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
          <h2 className={classes.title}>{messages.ecosystem}</h2>
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
                {messages.contact}
              </a>
            </li>
            <li>
              <a href={site?.aboutUrl} className={classes.link}>
                {messages.about}
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
            {messages.copyright(copyrightYear())}
          </Text>
        </div>
      </Container>
    </footer>
  );
}
