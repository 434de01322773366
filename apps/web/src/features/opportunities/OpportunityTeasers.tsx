import blocks from '../../ui/blocks.module.css';
import { OpportunityTeaser } from './OpportunityTeaser.tsx';
import type { Opportunity } from './opportunity-cache.ts';

type Props = { items: Opportunity[]; label: string };

/** A list of opportunities, each in short. */
export function OpportunityTeasers({ items, label }: Props) {
  return (
    <ul className={blocks.list} aria-label={label}>
      {items.map((opportunity) => (
        <li key={opportunity.id}>
          <OpportunityTeaser opportunity={opportunity} />
        </li>
      ))}
    </ul>
  );
}
