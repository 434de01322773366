import { Button, NativeSelect, TextInput } from '@mantine/core';
import { PRESETS } from '@guildhall/api/console/figures/figures.schema';
import { useState } from 'react';
import type { FigureDays } from '../../../lib/console-paths.ts';
import type { Figures, FiguresFilter } from './figures.hooks.ts';
import { figuresMessages } from './figures.messages.ts';
import classes from './SpanForm.module.css';

const { span: messages } = figuresMessages;
const CHOSEN = 'chosen';

type Props = {
  filter: FiguresFilter;
  /** The days that are shown, to begin with when others are chosen. */
  shown: Figures['span'] | undefined;
  onChoose: (span: FigureDays) => void;
};

/** Chooses the days: a preset, or the first and the last one. Not a draft: the URL keeps it. */
export function SpanForm({ filter, shown, onChoose }: Props) {
  const [isChoosing, setChoosing] = useState('from' in filter);
  const [problem, setProblem] = useState<string | null>(null);
  const choice = isChoosing || !('preset' in filter) ? CHOSEN : filter.preset;
  const days = 'from' in filter ? filter : shown;
  const [chosen, setChosen] = useState<Partial<Figures['span']>>({});
  const { from = days?.from ?? '', to = days?.to ?? '' } = chosen;
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (from === '' || to === '') return setProblem(messages.missing);
        if (to < from) return setProblem(messages.wrongOrder);
        setProblem(null);
        return onChoose({ from, to });
      }}
    >
      <NativeSelect
        label={messages.label}
        value={choice}
        data={[
          ...PRESETS.map((value) => ({ value, label: messages[value] })),
          { value: CHOSEN, label: messages.chosen },
        ]}
        onChange={({ currentTarget: { value } }) => {
          setChoosing(value === CHOSEN);
          setProblem(null);
          if (value !== CHOSEN) onChoose(value === 'thisYear' ? {} : { preset: value });
        }}
      />
      {choice === CHOSEN && (
        <>
          <TextInput
            type="date"
            label={messages.from}
            value={from}
            onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, from: value })}
            required
            min="2000-01-01"
            withAsterisk={false}
          />
          <TextInput
            type="date"
            label={messages.to}
            value={to}
            onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, to: value })}
            required
            withAsterisk={false}
            min="2000-01-01"
            error={problem}
          />
          <Button type="submit" size="md" variant="default">
            {messages.show}
          </Button>
        </>
      )}
    </form>
  );
}
