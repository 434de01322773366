import { IconSearch } from '@tabler/icons-react';
import {
  Figure,
  IntroductionFigure,
  MemberFigure,
  OrderFigure,
} from '@guildhall/api/console/figures/figures.schema';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { consolePaths } from '../../../lib/console-paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { useMonthNames } from './figure-formats.ts';
import { figuresMessages } from './figures.messages.ts';
import { IntroductionRows } from './IntroductionRows.tsx';
import { MemberRows } from './MemberRows.tsx';
import { OrderRows } from './OrderRows.tsx';

const { rows: messages, sheet, texts, title } = figuresMessages;

const BACK = { label: title, to: consolePaths.figures() };

/** Who or what a figure counts. */
export function AdminFigurePage({ figure: name }: { figure: string }) {
  const { longDate } = useFormats();
  const months = useMonthNames();
  const [params] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  const figure = name === 'active' ? name : Figure.safeParse(name).data;
  if (figure === undefined || !from || !to)
    return (
      <ConsolePage title={title} description={messages.unknown} back={BACK}>
        <EmptyState icon={IconSearch} title={messages.unknown} />
      </ConsolePage>
    );
  const days = figure === 'active' ? months.long(from) : sheet.days(longDate(from), longDate(to));
  return (
    <ConsolePage title={messages.titleOf(figure, days)} description={texts[figure].definition} back={BACK}>
      <Rows figure={figure} from={from} to={to} />
    </ConsolePage>
  );
}

type Props = { figure: Figure | 'active'; from: string; to: string };

function Rows({ figure, ...span }: Props) {
  const introduction = IntroductionFigure.safeParse(figure);
  const order = OrderFigure.safeParse(figure);
  if (introduction.success) return <IntroductionRows input={{ figure: introduction.data, ...span }} />;
  if (order.success) return <OrderRows input={{ figure: order.data, ...span }} />;
  return <MemberRows figure={figure === 'active' ? figure : MemberFigure.parse(figure)} {...span} />;
}
