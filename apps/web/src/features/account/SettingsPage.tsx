import { Container } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { PageHead } from '../../lib/PageHead.tsx';
import { useScrollToHash } from '../../lib/useScrollToHash.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SETTINGS_SECTIONS } from './settings-sections.ts';
import classes from './SettingsPage.module.css';
import { accountMessages } from './account.messages.ts';

const { title, description, nav } = accountMessages.settings;

/** All settings of the member's account on one page. */
export function SettingsPage() {
  const current = useSectionInView();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const mark = list.current?.querySelector(`[href="#${current}"]`);
    if (list.current && mark) list.current.scrollLeft += centerOf(mark) - centerOf(list.current);
  }, [current]);
  useScrollToHash();
  return (
    <Container size="lg" py="xl">
      <PageHead title={title} description={description} noIndex />
      <PageHeader title={title} description={description} />
      <div className={classes.columns}>
        <nav aria-label={nav} className={classes.nav}>
          <ul ref={list}>
            {SETTINGS_SECTIONS.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                  {label}
                </a>
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

function centerOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

/** Pixels from the top at which a section counts as being read: below the header of the page. */
const READ_AT = 160;

const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

/** The section that is being read, which the list of sections marks. */
function useSectionInView(): string | undefined {
  const [current, setCurrent] = useState(SETTINGS_SECTIONS[0]?.id);
  useEffect(() => {
    const mark = () => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const read = SETTINGS_SECTIONS.findLast(({ id }) => isAtEnd || topOf(id) <= READ_AT);
      setCurrent((read ?? SETTINGS_SECTIONS[0])?.id);
    };
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
  return current;
}
