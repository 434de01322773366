import { Text, Title } from '@mantine/core';
import { useIsAreaOn } from '../../../lib/areas.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useShownName } from '../../../lib/shown-name.ts';
import { useSite } from '../../../lib/site.ts';
import { useAmounts } from './figure-formats.ts';
import { amountRow, countRow, groupRows } from './figure-rows.ts';
import { FigureTable } from './FigureTable.tsx';
import type { Figures } from './figures.hooks.ts';
import { figuresMessages } from './figures.messages.ts';
import classes from './FiguresSheet.module.css';
import { LeadFigures } from './LeadFigures.tsx';
import { MonthBars } from './MonthBars.tsx';

const { sheet: messages, sections, texts, noneStated } = figuresMessages;

/** The figures as one page to print. */
export function FiguresSheet({ figures }: { figures: Figures }) {
  const { longDate } = useFormats();
  const { name } = useSite();
  const shownName = useShownName();
  const format = useAmounts();
  const isAreaOn = useIsAreaOn();
  const { span, before, today, counts, introductionValue, orderValue } = figures;
  const heads = headsOf(figures);
  const { membersAtStart, membersAtEnd, renewed, ended, ordersPlaced } = counts;
  const hasOrders = isAreaOn('shop') || ordersPlaced.now + ordersPlaced.before > 0;
  const due = renewed.now + ended.now;
  return (
    <article className={classes.root} aria-labelledby="figures-title">
      <div className={classes.head}>
        <Text fw={600}>{name}</Text>
        <Text c="dimmed">{messages.asOf(longDate(today))}</Text>
      </div>
      <Title order={2} id="figures-title">
        {titleOf(figures, longDate)}
      </Title>
      <Text>{messages.growth(membersAtEnd.now, membersAtStart.now, longDate(span.from))}</Text>
      {figures.assumedStarts > 0 && <Text>{messages.assumed(figures.assumedStarts)}</Text>}
      <Text c="dimmed">{messages.before(longDate(before.from), longDate(before.to))}</Text>
      <LeadFigures figures={figures} />
      <div className={classes.columns}>
        <FigureTable
          title={sections.members}
          heads={heads}
          rows={[
            countRow(figures, 'membersAtStart'),
            countRow(figures, 'joined'),
            countRow(figures, 'left'),
            countRow(figures, 'ended'),
            countRow(figures, 'membersAtEnd'),
            { ...countRow(figures, 'renewed'), ...(due > 0 && { hint: messages.dueSum(due) }) },
          ]}
        />
        <FigureTable
          title={sections.introductions}
          heads={heads}
          rows={[
            countRow(figures, 'introductionsMade'),
            countRow(figures, 'introductionsAccepted'),
            countRow(figures, 'introductionsClosed'),
            countRow(figures, 'introductionsCompleted'),
            amountRow(figures, 'introductionValue', introductionValue, {
              figure: 'introductionsCompleted',
              format,
            }),
          ]}
        />
        <FigureTable
          title={sections.platform}
          heads={heads}
          rows={[countRow(figures, 'invited'), countRow(figures, 'invitedJoined')]}
        />
        {hasOrders && (
          <FigureTable
            title={sections.orders}
            heads={heads}
            rows={[
              countRow(figures, 'ordersPlaced'),
              countRow(figures, 'ordersCompleted'),
              amountRow(figures, 'orderValue', orderValue, { figure: 'ordersPlaced', format }),
            ]}
          />
        )}
        <MonthBars months={figures.activeByMonth} />
        <FigureTable
          title={sections.industries}
          heads={heads}
          rows={groupRows(figures, 'industry', figures.industries, shownName)}
          empty={noneStated}
          definition={texts.industries.definition}
        />
        <FigureTable
          title={sections.towns}
          heads={heads}
          rows={groupRows(figures, 'town', figures.towns)}
          empty={noneStated}
          definition={texts.towns.definition}
        />
      </div>
    </article>
  );
}

/** Of a whole year its number, else its days. */
function titleOf({ span: { from, to } }: Figures, longDate: (day: string) => string): string {
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && to === `${year}-12-31`
    ? messages.year(year)
    : messages.days(longDate(from), longDate(to));
}

function headsOf({ span, before }: Figures): { now: string; before: string } {
  const isOneYear = span.from.slice(0, 4) === span.to.slice(0, 4);
  return isOneYear
    ? { now: span.from.slice(0, 4), before: before.from.slice(0, 4) }
    : { now: messages.theseDays, before: messages.yearBefore };
}
