import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DirectoryTab } from '@guildhall/api/directory/businesses/businesses.schema';
import tabs from '../../../ui/ScrollingTabs.module.css';
import { ViewSwitch } from '../../towns/ViewSwitch.tsx';
import { directoryMessages } from './directory.messages.ts';
import classes from './DirectoryTabs.module.css';
import { type Facets, formatCount } from './directory.hooks.ts';
import { DIRECTORY_TABS } from './directory-filter.ts';

type Props = {
  tab: DirectoryTab;
  facets: Facets | undefined;
  onChange: (tab: string) => void;
  children: ReactNode;
};

/** All, featured or verified businesses, each with its count, as a list or on a map. */
export function DirectoryTabs({ tab, facets, onChange, children }: Props) {
  return (
    <Tabs
      value={tab}
      onChange={(next) => onChange(next ?? 'all')}
      keepMounted={false}
      className={tabs.root ?? ''}
    >
      <div className={classes.row}>
        <Tabs.List className={tabs.list ?? ''} aria-label={directoryMessages.tabsLabel}>
          {DIRECTORY_TABS.map((value) => (
            <Tabs.Tab
              key={value}
              value={value}
              className={tabs.tab ?? ''}
              rightSection={facets && <Count facets={facets} tab={value} />}
            >
              {directoryMessages.tabs[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <ViewSwitch isNarrow />
      </div>
      <Tabs.Panel value={tab} pt="md">
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}

function Count({ facets, tab }: { facets: Facets; tab: DirectoryTab }) {
  const shown = formatCount(facets, 'tab', facets.tabs[tab]);
  return (
    shown !== null && (
      <span className={classes.count} aria-hidden="true">
        {shown}
      </span>
    )
  );
}
