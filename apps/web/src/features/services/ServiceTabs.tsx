import { SimpleGrid, Tabs } from '@mantine/core';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import tabs from '../../ui/ScrollingTabs.module.css';
import { type Service, categoriesOf } from './service-list.ts';
import { useLookOf } from './useLookOf.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { servicesMessages } from './services.messages.ts';

const ALL = 'all';

type Props = { services: Service[]; isSignedIn: boolean; onOrder: (service: Service) => void };

/** All services, and a tab for each category that has some. */
export function ServiceTabs({ services, isSignedIn, onOrder }: Props) {
  const chosen = useSearchParam('category');
  const lookOf = useLookOf();
  const categories = categoriesOf(services);
  const tab = categories.find((category) => category === chosen.value) ?? ALL;
  const shown = tab === ALL ? services : services.filter(({ category }) => category === tab);
  const choose = (next: string | null) => (next && next !== ALL ? chosen.set(next) : chosen.clear());

  return (
    <Tabs value={tab} onChange={choose} keepMounted={false} className={tabs.root ?? ''}>
      <Tabs.List className={tabs.list ?? ''} aria-label={servicesMessages.tabs}>
        <Tabs.Tab value={ALL} className={tabs.tab ?? ''}>
          {servicesMessages.all}
        </Tabs.Tab>
        {categories.map((category) => (
          <Tabs.Tab key={category} value={category} className={tabs.tab ?? ''}>
            {lookOf(category).label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} pt="lg">
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg" verticalSpacing="lg">
          {shown.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              isSignedIn={isSignedIn}
              onOrder={() => onOrder(service)}
            />
          ))}
        </SimpleGrid>
      </Tabs.Panel>
    </Tabs>
  );
}
