import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { replayEvents, replayEventsScript } from './replay-events.ts';

/** Controlled, so that React empties what it does not know of with the next update. */
function Form() {
  const [fields, setFields] = useState({ name: '', text: '', kind: 'none', isOpen: false, updates: 0 });
  const set = (changed: Partial<typeof fields>) => setFields((now) => ({ ...now, ...changed }));
  return (
    <form>
      <input aria-label="Name" value={fields.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea
        aria-label="Text"
        value={fields.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <select aria-label="Kind" value={fields.kind} onChange={(event) => set({ kind: event.target.value })}>
        <option>none</option>
        <option>shop</option>
      </select>
      <input
        type="checkbox"
        aria-label="Open"
        checked={fields.isOpen}
        onChange={(event) => set({ isOpen: event.target.checked })}
      />
      <button type="button" onClick={() => set({ updates: fields.updates + 1 })}>
        Update
      </button>
      <output>{JSON.stringify(fields)}</output>
    </form>
  );
}

test('what is typed, chosen and ticked before hydration is known to the form after it', async () => {
  const script = document.createElement('script');
  script.textContent = replayEventsScript('').replaceAll(/<\/?script[^>]*>/g, '');
  document.head.append(script);
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  const field = (name: string) => document.querySelector(`[aria-label=${name}]`) ?? document.body;
  await userEvent.type(field('Name'), 'Rye');
  await userEvent.type(field('Text'), 'Bread');
  await userEvent.selectOptions(field('Kind'), 'shop');
  await userEvent.click(field('Open'));

  const root = await act(() => hydrateRoot(document.body.firstElementChild ?? document.body, <Form />));
  await act(() => replayEvents());
  await userEvent.click(document.querySelector('button') ?? document.body);
  const known = JSON.parse(document.querySelector('output')?.textContent ?? '');
  expect(known).toEqual({ name: 'Rye', text: 'Bread', kind: 'shop', isOpen: true, updates: 1 });
  expect([field('Name'), field('Text'), field('Kind')].map((node) => Reflect.get(node, 'value'))).toEqual([
    'Rye',
    'Bread',
    'shop',
  ]);
  await act(() => root.unmount());
});
