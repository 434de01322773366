import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { DEFAULT_META } from '../lib/page-meta.ts';
import { HydrationGate } from './HydrationGate.tsx';

vi.mock('./ShellFallback.tsx', () => ({ ShellFallback: () => <p>The shell</p> }));

test('a page begins to load when its shell is hydrated, not before, and takes its place', async () => {
  const router = createMemoryRouter([{ path: '/', element: <p>The page</p> }]);
  const load = vi.fn<() => Promise<typeof router>>(async () => router);
  const gate = <HydrationGate path="/" head={DEFAULT_META} load={load} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(gate);
  expect(screen.getByText('The shell')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  render(gate, { container, hydrate: true });
  expect(load).toHaveBeenCalledOnce();
  expect(await screen.findByText('The page')).toBeVisible();
});
