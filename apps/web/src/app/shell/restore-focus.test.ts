import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepFocus } from './restore-focus.ts';

const LIST = `
  <main>
    <h1>Members</h1>
    <input aria-label="Search">
    <ul>
      <li><a href="#a">Ana</a> <button>Delete Ana</button></li>
      <li><a href="#b">Ben</a> <button>Delete Ben</button></li>
    </ul>
  </main>`;

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = LIST;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const row = (name: string) => button(`Delete ${name}`).closest('li');

describe('a reader at the keyboard', () => {
  test('whose row goes away goes on at the next one, and at its name, not at what deletes it', async () => {
    button('Delete Ana').focus();
    row('Ana')?.remove();
    await waitFor(() => expect(link('Ben')).toHaveFocus());
  });

  test('whose row was the last one goes on at the one before', async () => {
    button('Delete Ben').focus();
    row('Ben')?.remove();
    await waitFor(() => expect(link('Ana')).toHaveFocus());
  });

  test('whose list goes away goes on at what stands before it', async () => {
    button('Delete Ben').focus();
    screen.getByRole('list').remove();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });

  test('is back at a button that has its answer', async () => {
    button('Delete Ben').focus();
    button('Delete Ben').setAttribute('data-loading', '');
    button('Delete Ben').toggleAttribute('disabled', true);
    button('Delete Ben').blur();
    await waitFor(() => expect(document.body).toHaveFocus());
    button('Delete Ben').toggleAttribute('disabled', false);
    button('Delete Ben').removeAttribute('data-loading');
    await waitFor(() => expect(button('Delete Ben')).toHaveFocus());
  });

  test('does not stay at a button that can no longer be pressed', async () => {
    button('Delete Ben').focus();
    button('Delete Ben').toggleAttribute('disabled', true);
    await waitFor(() => expect(link('Ben')).toHaveFocus());
  });

  test('is back where a dialog was opened when it goes away', async () => {
    button('Delete Ana').focus();
    const dialog = document.createElement('div');
    dialog.innerHTML = '<button>Cancel</button>';
    document.body.append(dialog);
    button('Cancel').focus();
    dialog.remove();
    await waitFor(() => expect(button('Delete Ana')).toHaveFocus());
  });

  test('whose dialog was there before anything else begins at the heading', async () => {
    const dialog = document.createElement('div');
    dialog.innerHTML = '<button>Skip the tour</button>';
    document.body.append(dialog);
    button('Skip the tour').focus();
    dialog.remove();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  test('is beside the row that the dialog was opened from when both go away', async () => {
    button('Delete Ana').focus();
    const dialog = document.createElement('div');
    dialog.innerHTML = '<button>Yes</button>';
    document.body.append(dialog);
    button('Yes').focus();
    row('Ana')?.remove();
    dialog.remove();
    await waitFor(() => expect(link('Ben')).toHaveFocus());
  });

  test('who left a field by themselves is not taken back', async () => {
    screen.getByRole('textbox').focus();
    screen.getByRole('textbox').blur();
    await Promise.resolve();
    row('Ana')?.remove();
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});

test('a reader who points is not taken anywhere', async () => {
  button('Delete Ana').addEventListener('click', () => row('Ana')?.remove());
  await userEvent.click(button('Delete Ana'));
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
