import { Text } from '@mantine/core';
import { useFormats } from '../../../lib/formats.ts';
import divided from '../../../ui/DividedList.module.css';
import { AdminList } from '../shared/AdminList.tsx';
import { useAmounts } from './figure-formats.ts';
import { type OrdersInput, useFigureOrders } from './figures.hooks.ts';
import { figuresMessages } from './figures.messages.ts';
import { PersonName } from './PersonName.tsx';

const { rows: messages } = figuresMessages;

/** The orders of a figure. */
export function OrderRows({ input }: { input: OrdersInput }) {
  const { longDate } = useFormats();
  const format = useAmounts();
  const query = useFigureOrders(input);
  return (
    <AdminList query={query} noun={messages.nounOfOrders} isFiltered={false} empty={messages.empty}>
      {(items) => (
        <ul className={`${divided.list} ${divided.rows}`}>
          {items.map(({ id, serviceName, member, status, amount, day }) => (
            <li key={id}>
              <div>
                <Text fw={600}>{serviceName}</Text>
                <PersonName person={member} />
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
