import { OpportunityCard } from './OpportunityCard.tsx';
import blocks from '../../ui/blocks.module.css';
import type { Opportunity } from './opportunity-cache.ts';

type Props = {
  items: Opportunity[];
  label: string;
  /** Heading level of the titles: one below the heading that stands above the list. */
  titleOrder?: 2 | 3;
};

export function OpportunityList({ items, label, titleOrder = 3 }: Props) {
  return (
    <ul className={blocks.list} aria-label={label}>
      {items.map((opportunity) => (
        <li key={opportunity.id}>
          <OpportunityCard opportunity={opportunity} titleOrder={titleOrder} />
        </li>
      ))}
    </ul>
  );
}
