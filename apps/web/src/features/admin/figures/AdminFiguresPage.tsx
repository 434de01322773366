import { Button, Group, Skeleton } from '@mantine/core';
import { IconPrinter, IconTableExport } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { Query } from '../../../ui/Query.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { filterFrom, useFigures } from './figures.hooks.ts';
import { figuresMessages as messages } from './figures.messages.ts';
import classes from './AdminFiguresPage.module.css';
import { FiguresSheet } from './FiguresSheet.tsx';
import { SpanForm } from './SpanForm.tsx';

/** Figures of any span of days beside those of a year before, to read, print and download. */
export function AdminFiguresPage() {
  const [params, setParams] = useSearchParams();
  const filter = filterFrom(params);
  const figures = useFigures(filter);
  return (
    <ConsolePage title={messages.title} description={messages.description} isSheet>
      <div className={classes.toolbar}>
        <SpanForm
          key={params.toString()}
          filter={filter}
          shown={figures.data?.span}
          onChoose={(span) => setParams({ ...span }, { preventScrollReset: true })}
        />
        <Group gap="xs">
          <Button
            component="a"
            href={consolePaths.figuresCsv(filter)}
            download
            size="md"
            variant="default"
            leftSection={<IconTableExport size={18} aria-hidden />}
          >
            {messages.csv}
          </Button>
          <Button
            size="md"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {messages.print}
          </Button>
        </Group>
      </div>
      <Query query={figures} skeleton={<Skeleton height={900} maw={860} />} failed={messages.failed}>
        {(data) => <FiguresSheet figures={data} />}
      </Query>
    </ConsolePage>
  );
}
