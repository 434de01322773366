import chips from '../../../ui/Chips.module.css';
import type { OwnBusiness, OwnerTask } from './own.hooks.ts';
import { ownMessages } from './own.messages.ts';

const { filter: messages } = ownMessages;

type Props = {
  businesses: OwnBusiness[];
  tasks: OwnerTask[];
  /** The slug of the business that is shown alone. */
  chosen: string | undefined;
  onChoose: { set: (slug: string) => void; clear: () => void };
};

/** Shows one business or all, with how much each needs. */
export function BusinessChips({ businesses, tasks, chosen, onChoose }: Props) {
  return (
    <div role="group" aria-label={messages.label} className={chips.root}>
      <button type="button" className={chips.chip} aria-pressed={!chosen} onClick={onChoose.clear}>
        {messages.all}
      </button>
      {businesses.map(({ id, slug, name }) => {
        const count = tasks.filter(({ businessId }) => businessId === id).length;
        return (
          <button
            key={id}
            type="button"
            className={chips.chip}
            aria-pressed={slug === chosen}
            onClick={() => onChoose.set(slug)}
          >
            {name} {count > 0 && <b>{count}</b>}
          </button>
        );
      })}
    </div>
  );
}
