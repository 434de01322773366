import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerApi, calls } from '../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { LINKEDIN_FILES, fileOf, zipOf } from '../../../../testing/profile-files.ts';

const FILE_INPUT = 'input[accept^=".vcf"]';

async function openEditor(member = memberOf({ firstName: 'Ana', company: 'Mill', skills: ['Baking'] })) {
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => member },
    site: { config: () => siteOf({ industries: ['Food & beverages'] }) },
    profile: {
      update(input) {
        sent.push(input);
        return member;
      },
    },
  });
  const { user } = openPage('/nowhere?dialog=edit-profile');
  const element = await screen.findByRole('dialog', { name: 'Edit Profile' });
  const dialog = within(element);
  const choose = async (file: File) => {
    await user.click(dialog.getByRole('button', { name: 'Fill from a file' }));
    const input = document.querySelector<HTMLInputElement>(FILE_INPUT);
    if (!input) throw new Error('no file input');
    await user.upload(input, file);
  };
  return { user, element, dialog, choose, sent };
}

const archive = async (files: Record<string, string> = {}) =>
  fileOf(await zipOf({ ...LINKEDIN_FILES, ...files }), 'Basic.zip');
const preview = (dialog: ReturnType<typeof within>) =>
  dialog.findByRole('region', { name: 'Found in Basic.zip' }, { timeout: 20_000 });

describe('filling a profile from a file', () => {
  beforeEach(() => localStorage.clear());

  test('offers only what is blank, and says what stays', async () => {
    const { dialog, choose } = await openEditor();
    await choose(await archive());
    const region = await preview(dialog);
    const offered = (name: string) => within(region).queryByRole('checkbox', { name });
    expect(offered('Job title')).toBeChecked();
    expect(offered('Industry')).toBeChecked();
    expect(offered('Company')).toBeNull();
    expect(offered('Skills')).toBeNull();
    expect(region).toHaveTextContent('Already filled in: Company, Skills.');
    expect(region).toHaveTextContent('Food & beverages');
    expect(within(region).getByRole('heading')).toHaveFocus();
  });

  test('puts what was chosen into the form as a draft, and saves nothing until the member saves', async () => {
    const { user, dialog, choose, sent } = await openEditor();
    await choose(await archive());
    const region = await preview(dialog);
    await user.click(within(region).getByRole('checkbox', { name: 'Bio' }));
    await user.type(dialog.getByRole('textbox', { name: 'Location' }), 'Porto');
    await user.click(within(region).getByRole('button', { name: 'Fill in' }));
    expect(dialog.getByLabelText('Job title')).toHaveValue('Head baker');
    expect(dialog.getByLabelText('Bio')).toHaveValue('');
    expect(dialog.getByLabelText('Company')).toHaveValue('Mill');
    expect(dialog.getByLabelText('Location')).toHaveValue('Porto');
    expect(dialog.getByText(/fields were filled in, and will be saved/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Fill from a file' })).toHaveFocus();
    expect(calls).not.toContain('profile.update');
    expect(Object.values(localStorage).join('')).toContain('Head baker');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ jobTitle: 'Head baker', company: 'Mill', bio: '', location: 'Porto' });
  });

  test('shortens what is too long, and names what cannot be used', async () => {
    const { user, dialog, choose } = await openEditor(memberOf({ skills: [] }));
    const profile = `First Name,Headline,Industry,Geo Location,Websites\nAna,${'🥖'.repeat(1_999)}👩‍💻,Alchemy,See www.evil.test,[OTHER:javascript:alert(1)]\n`;
    const skills = `Name\n${Array.from({ length: 60 }, (_, number) => `Skill ${number} ${'x'.repeat(90)}`).join('\n')}`;
    await choose(await archive({ 'Profile.csv': profile, 'Skills.csv': skills }));
    const region = await preview(dialog);
    expect(within(region).getAllByText('Shortened to fit.')).toHaveLength(2);
    expect(region).toHaveTextContent("Couldn't be used: Location, Website.");
    expect(region).toHaveTextContent("“Alchemy” isn't on the list");
    await user.click(within(region).getByRole('button', { name: 'Fill in' }));
    expect(dialog.getByLabelText('Bio')).toHaveValue('🥖'.repeat(1_999));
    const filled = dialog.getByLabelText<HTMLInputElement>('Skills').value.split(', ');
    expect(filled).toHaveLength(50);
    expect(filled[0]).toHaveLength(80);
  });

  test('the picture has the only file input of the dialog, also after a file was chosen', async () => {
    const { element, dialog, choose } = await openEditor();
    const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
    const [picture, ...others] = inputs();
    expect(picture?.accept).toMatch(/^image/);
    expect(element).toContainElement(picture ?? null);
    expect(others).toEqual([]);
    await choose(fileOf('BEGIN:VCARD\nVERSION:3.0\nTITLE:Baker\nEND:VCARD', 'me.vcf'));
    await dialog.findByRole('region', { name: 'Found in me.vcf' });
    expect(inputs()).toEqual([picture]);
  });

  test('a file that cannot be read leaves the form as it was', async () => {
    const { user, dialog, choose } = await openEditor();
    await user.type(dialog.getByLabelText('Job title'), 'Baker');
    await choose(fileOf('BEGIN:VCARD\nVERSION:3.0\nN:One', 'me.vcf'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This contact card is incomplete.');
    expect(dialog.getByLabelText('Job title')).toHaveValue('Baker');
  });

  test('a file without anything new says so, and is put away', async () => {
    const { user, dialog, choose } = await openEditor();
    await choose(fileOf('BEGIN:VCARD\nVERSION:3.0\nORG:Other\nEND:VCARD', 'Basic.zip'));
    const region = await preview(dialog);
    expect(region).toHaveTextContent('This file has nothing for the fields that are still blank.');
    await user.click(within(region).getByRole('button', { name: 'Close' }));
    expect(dialog.queryByRole('region', { name: 'Found in Basic.zip' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Fill from a file' })).toHaveFocus();
  });
});
