import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsAreaOn } from '../../lib/areas.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { ADMIN_TABS } from './admin-tabs.ts';
import { adminMessages } from './admin.messages.ts';
import { ConsolePage } from './shared/ConsolePage.tsx';

const { title, description, tabs: labels, loading } = adminMessages;

/** The page of the console that the `tab` of the URL names; without one, or with an unknown one, the first. */
export function AdminPage() {
  const [search] = useSearchParams();
  const isAreaOn = useIsAreaOn();
  const tabs = ADMIN_TABS.filter(({ area }) => area === undefined || isAreaOn(area));
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  const value = open?.value ?? 'overview';
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [value]);
  if (!open) return null;
  const { Panel } = open;
  const isFirst = value === 'overview';
  return (
    <ConsolePage key={value} title={isFirst ? title : labels[value]} {...(isFirst && { description })}>
      <Suspense fallback={<CardListSkeleton label={loading(labels[value].toLowerCase())} />}>
        <Panel />
      </Suspense>
    </ConsolePage>
  );
}
