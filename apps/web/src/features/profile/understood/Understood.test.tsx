import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Reading, Understood } from './understood.hooks.ts';

type Profile = NonNullable<Answers['profile']>;

const NOTHING: Understood = { need: [], offer: [], audience: [], excluded: [], nothing: [] };
const photographer = {
  id: 'need:food.photograph',
  text: 'a food photographer',
  field: 'lookingFor' as const,
  writtenAs: 'need' as const,
  role: null,
};
const READ: Understood = { ...NOTHING, need: [photographer] };

function answerAs(profile: Profile, member = memberOf({ lookingFor: 'a food photographer' })) {
  answerApi({ auth: { me: () => member }, site: { config: () => siteOf() }, profile });
}

/** The API with one statement, which is read as it was last corrected. */
function answerWithOne() {
  let reading: Reading = 'need';
  const sent: Reading[] = [];
  const read = () => ({ ...NOTHING, [reading]: [photographer] });
  answerAs({
    understood: read,
    correctUnderstood({ corrections: [correction] }) {
      expect(correction?.id).toBe(photographer.id);
      reading = correction?.readAs ?? reading;
      sent.push(reading);
      return read();
    },
  });
  return sent;
}

async function openCard() {
  const { user } = openPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'How we read your profile' }));
  await card.findByRole('list', { name: 'You look for' });
  return { user, card };
}

describe('what was understood of my profile', () => {
  test('can be left out, and undone, without losing the focus', async () => {
    const sent = answerWithOne();
    const { user, card } = await openCard();
    await user.click(card.getByRole('button', { name: 'Leave out “a food photographer”' }));
    expect(await card.findByText('“a food photographer” is left out.')).toBeVisible();
    expect(card.getByRole('list', { name: 'Left out' })).toHaveTextContent('a food photographer');
    expect(card.queryByRole('list', { name: 'You look for' })).toBeNull();
    expect(card.getByRole('button', { name: 'Undo' })).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(await card.findByRole('list', { name: 'You look for' })).toHaveTextContent('a food photographer');
    expect(card.getByRole('button', { name: 'Correct “a food photographer”' })).toHaveFocus();
    expect(sent).toEqual(['nothing', 'need']);
  });

  test('can be read as something else, by keyboard', async () => {
    const sent = answerWithOne();
    const { user, card } = await openCard();
    card.getByRole('button', { name: 'Correct “a food photographer”' }).focus();
    await user.keyboard('{Enter}');
    const choice = await screen.findByRole('menuitem', { name: 'Something I offer' });
    choice.focus();
    await user.keyboard('{Enter}');
    expect(await card.findByText('“a food photographer” is now something you offer.')).toBeVisible();
    expect(card.getByRole('list', { name: 'You offer' })).toHaveTextContent('a food photographer');
    expect(sent).toEqual(['offer']);
  });

  test('stays as it was when a correction fails', async () => {
    answerAs({
      understood: () => READ,
      correctUnderstood() {
        throw apiError('CONFLICT', 'Your profile no longer says this.');
      },
    });
    const { user, card } = await openCard();
    await user.click(card.getByRole('button', { name: 'Leave out “a food photographer”' }));
    expect(await screen.findByText('Your profile no longer says this.')).toBeVisible();
    expect(card.getByRole('list', { name: 'You look for' })).toHaveTextContent('a food photographer');
    expect(card.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('shows what I rule out, which I can only leave out and put back', async () => {
    const agencies = {
      ...photographer,
      id: 'excluded:agenc',
      text: 'agencies',
      writtenAs: 'excluded' as const,
    };
    let isOut = false;
    const read = () => ({ ...READ, [isOut ? 'nothing' : 'excluded']: [agencies] });
    answerAs({
      understood: read,
      correctUnderstood({ corrections: [correction] }) {
        isOut = correction?.readAs === 'nothing';
        return read();
      },
    });
    const { user, card } = await openCard();
    expect(card.getByRole('list', { name: 'You rule out' })).toHaveTextContent('agencies');
    await user.click(card.getByRole('button', { name: 'Leave out “agencies”' }));
    expect(await card.findByRole('list', { name: 'Left out' })).toHaveTextContent('agencies');
    await user.click(card.getByRole('button', { name: 'Correct “agencies”' }));
    expect(screen.queryByRole('menuitem', { name: 'Something I look for' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Something I rule out' }));
    expect(await card.findByText('“agencies” is ruled out again.')).toBeVisible();
  });

  test('says who answers a need for a person', async () => {
    const apprentice = { ...photographer, text: 'an apprentice', role: 'apprentice' as const };
    answerAs({ understood: () => ({ ...NOTHING, need: [apprentice] }) });
    const { card } = await openCard();
    expect(card.getByText('→ people who look for an apprenticeship')).toBeVisible();
  });

  test('is also corrected in the profile form, without saving it', async () => {
    answerWithOne();
    const { user } = openPage('/nowhere?dialog=edit-profile');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    await user.click(await dialog.findByRole('button', { name: 'Leave out “a food photographer”' }));
    expect(await dialog.findByText('“a food photographer” is left out.')).toBeVisible();
    expect(calls).not.toContain('profile.update');
  });
});

describe('a profile that says nothing', () => {
  test('is asked three questions, whose answers go into its fields', async () => {
    let read = NOTHING;
    let sent: unknown;
    answerAs(
      {
        understood: () => read,
        update(fields) {
          sent = fields;
          read = READ;
          return memberOf({ lookingFor: fields.lookingFor ?? null });
        },
      },
      memberOf(),
    );
    const { user } = openPage('/dashboard');
    const card = within(await screen.findByRole('region', { name: 'Three questions, better matches' }));
    expect(await card.findAllByRole('textbox')).toHaveLength(3);
    await user.type(card.getByLabelText('What are you looking for?'), ' a food photographer {Enter}');
    const list = await screen.findByRole('list', { name: 'You look for' });
    expect(list).toHaveTextContent('a food photographer');
    expect(sent).toEqual({ lookingFor: 'a food photographer' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'You look for' })).toHaveFocus());
  });

  test('is not asked for what was read as something else', async () => {
    const text = 'cafés that need a website';
    const clients = {
      id: 'audience:cafe',
      text,
      field: 'lookingFor' as const,
      writtenAs: 'audience' as const,
      role: null,
    };
    answerAs({ understood: () => ({ ...NOTHING, audience: [clients] }) }, memberOf({ lookingFor: text }));
    openPage('/dashboard');
    const card = within(await screen.findByRole('region', { name: 'How we read your profile' }));
    expect(await card.findByRole('list', { name: 'For' })).toHaveTextContent(text);
    expect(card.getByRole('textbox', { name: 'What do you offer?' })).toBeVisible();
    expect(card.queryByRole('textbox', { name: 'What are you looking for?' })).toBeNull();
  });

  test('is told when an answer could not be read, which stays to be changed', async () => {
    answerAs({ understood: () => NOTHING }, memberOf({ lookingFor: '🥐' }));
    openPage('/dashboard');
    const field = await screen.findByLabelText('What are you looking for?');
    expect(field).toHaveValue('🥐');
    expect(field).toHaveAccessibleDescription(/can't tell what this is yet/);
  });
});
