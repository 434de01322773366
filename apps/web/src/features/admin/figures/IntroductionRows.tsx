import { Text } from '@mantine/core';
import { useFormats } from '../../../lib/formats.ts';
import divided from '../../../ui/DividedList.module.css';
import { AdminList } from '../shared/AdminList.tsx';
import { useAmounts } from './figure-formats.ts';
import { type IntroductionsInput, useFigureIntroductions } from './figures.hooks.ts';
import { figuresMessages } from './figures.messages.ts';
import { PersonName } from './PersonName.tsx';

const { rows: messages } = figuresMessages;

/** The introductions of a figure: who introduced whom to whom, and what came of it. */
export function IntroductionRows({ input }: { input: IntroductionsInput }) {
  const { longDate } = useFormats();
  const format = useAmounts();
  const query = useFigureIntroductions(input);
  return (
    <AdminList query={query} noun={messages.nounOfIntroductions} isFiltered={false} empty={messages.empty}>
      {(items) => (
        <ul className={`${divided.list} ${divided.rows}`}>
          {items.map(({ id, referrer, referee, target, status, amount, day }) => (
            <li key={id}>
              <div>
                <PersonName person={referrer} />{' '}
                {referee ? (
                  <>
                    {messages.introduction.introduced} <PersonName person={referee} />{' '}
                    {messages.introduction.to}
                  </>
                ) : (
                  messages.introduction.themselves
                )}{' '}
                <PersonName person={target} />
              </div>
              <Text size="sm" c="dimmed">
                {[messages.status[status], amount && format(amount), longDate(day)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  );
}
