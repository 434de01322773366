import { writtenNumber } from '../../../lib/written.ts';
import { useAmounts } from './figure-formats.ts';
import type { Figures } from './figures.hooks.ts';
import { figuresMessages } from './figures.messages.ts';
import classes from './LeadFigures.module.css';

const { lead: messages } = figuresMessages;

/** The figures that are read aloud. */
export function LeadFigures({ figures: { counts, introductionValue } }: { figures: Figures }) {
  const format = useAmounts();
  const [value] = introductionValue.now;
  const leads = [
    [messages.members, writtenNumber(counts.membersAtEnd.now)],
    [messages.joined, writtenNumber(counts.joined.now)],
    [messages.gone, writtenNumber(counts.left.now + counts.ended.now)],
    [messages.introductions, writtenNumber(counts.introductionsMade.now)],
    ...(value ? [[messages.value, introductionValue.now.map(format).join(' + ')] as const] : []),
  ] as const;
  return (
    <dl className={classes.root}>
      {leads.map(([label, number]) => (
        <div key={label} className={classes.lead}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
