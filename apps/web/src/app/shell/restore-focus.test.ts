import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restoreFocus } from './restore-focus.ts';

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
  stop = restoreFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const row = (name: string) => button(`Delete ${name}`).closest('li');

describe('focus restoration for a keyboard user', () => {
  test('after a row is removed, focuses the name in the next row, not its delete button', async () => {
    button('Delete Ana').focus();
    row('Ana')?.remove();
    await waitFor(() => expect(link('Ben')).toHaveFocus());
  });

  test('after the last row is removed, focuses the one before', async () => {
    button('Delete Ben').focus();
    row('Ben')?.remove();
    await waitFor(() => expect(link('Ana')).toHaveFocus());
  });

  test('after the list is removed, focuses what is before it', async () => {
    button('Delete Ben').focus();
    screen.getByRole('list').remove();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });

  test('returns to a button that has finished loading', async () => {
    button('Delete Ben').focus();
    button('Delete Ben').setAttribute('data-loading', '');
    button('Delete Ben').toggleAttribute('disabled', true);
    button('Delete Ben').blur();
    await waitFor(() => expect(document.body).toHaveFocus());
    button('Delete Ben').toggleAttribute('disabled', false);
    button('Delete Ben').removeAttribute('data-loading');
    await waitFor(() => expect(button('Delete Ben')).toHaveFocus());
  });

  test('leaves a button that became disabled', async () => {
    button('Delete Ben').focus();
    button('Delete Ben').toggleAttribute('disabled', true);
    await waitFor(() => expect(link('Ben')).toHaveFocus());
  });

  test('returns to the opener of a dialog when it closes', async () => {
    button('Delete Ana').focus();
    const dialog = document.createElement('div');
    dialog.innerHTML = '<button>Cancel</button>';
    document.body.append(dialog);
    button('Cancel').focus();
    dialog.remove();
    await waitFor(() => expect(button('Delete Ana')).toHaveFocus());
  });

  test('focuses the heading when the dialog was open from the start', async () => {
    const dialog = document.createElement('div');
    dialog.innerHTML = '<button>Skip the tour</button>';
    document.body.append(dialog);
    button('Skip the tour').focus();
    dialog.remove();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  test('focuses the next row when the dialog and its row are removed together', async () => {
    button('Delete Ana').focus();
    const dialog = document.createElement('div');
    dialog.innerHTML = '<button>Yes</button>';
    document.body.append(dialog);
    button('Yes').focus();
    row('Ana')?.remove();
    dialog.remove();
    await waitFor(() => expect(link('Ben')).toHaveFocus());
  });

  test('does not return to a field that the user left', async () => {
    screen.getByRole('textbox').focus();
    screen.getByRole('textbox').blur();
    await Promise.resolve();
    row('Ana')?.remove();
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});

test('the focus of a pointer user is left alone', async () => {
  button('Delete Ana').addEventListener('click', () => row('Ana')?.remove());
  await userEvent.click(button('Delete Ana'));
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
