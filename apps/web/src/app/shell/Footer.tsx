import { Container, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { siteFrom } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import classes from './Footer.module.css';
import { Wordmark } from '../../lib/Wordmark.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { shellMessages } from './shell.messages.ts';

const { footer: messages } = shellMessages;

/** The footer of every page: the community's own links, and how to reach it. */
export function Footer() {
  const { data: site } = trpc.site.config.useQuery();
  const { footerColumns = [], ecosystem = [], locales = [] } = site?.community ?? {};
  const pages = site?.footerPages ?? [];
  return (
    <footer className={classes.root}>
      <Container size="lg">
        {footerColumns.length > 0 && (
          <SimpleGrid
            cols={{ base: 2, md: Math.min(footerColumns.length, 4) }}
            spacing="lg"
            component="nav"
            aria-label={messages.links}
          >
            {footerColumns.map(({ title, links }) => (
              <div key={title}>
                <h2 className={classes.title}>{title}</h2>
                <ul className={classes.list}>
                  {links.map(({ label, url }) => (
                    <li key={label}>
                      <a href={url} className={classes.link}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </SimpleGrid>
        )}
        {ecosystem.length > 0 && (
          <div className={classes.family}>
            <h2 className={classes.title}>{messages.ecosystem}</h2>
            <ul className={classes.labels}>
              {ecosystem.map((label) => (
                <li key={label} dir="auto">
                  {label}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={classes.base}>
          <Wordmark />
          <ul className={classes.labels}>
            {pages.map(({ slug, title, lang }) => (
              <li key={slug}>
                <Link to={paths.page(slug)} className={classes.link} lang={lang}>
                  {title}
                </Link>
              </li>
            ))}
            {site?.contactUrl && (
              <li>
                <a href={site.contactUrl} className={classes.link}>
                  {messages.contact}
                </a>
              </li>
            )}
            {site?.aboutUrl && (
              <li>
                <a href={site.aboutUrl} className={classes.link}>
                  {messages.about}
                </a>
              </li>
            )}
            <li>
              <a href={`mailto:${site?.supportEmail ?? ''}`} className={classes.link}>
                {site?.supportEmail}
              </a>
            </li>
          </ul>
          {locales.length > 1 && <LanguageSwitch offered={locales} />}
          <ColorSchemeButton />
          <Text size="sm" c="dimmed">
            {messages.copyright(copyrightYear(), siteFrom(site).name)}
          </Text>
        </div>
      </Container>
    </footer>
  );
}

/** A function, since a server may run past New Year. */
const copyrightYear = (): number => new Date().getFullYear();
