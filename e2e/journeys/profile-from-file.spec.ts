import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { register, skipTour } from '../members.ts';

const CARD = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  "N:O'Brien <b>;Inês;;;",
  'TITLE:Head baker 🥖',
  String.raw`ORG:Pão\, Sal & Co`,
  'ADR;TYPE=WORK:;;;Lisbon;;;Portugal',
  'END:VCARD',
  '',
].join('\r\n');

test(
  'a member fills a profile from a contact card, which is saved when they save',
  SWEEP,
  async ({ page, expectAccessible }) => {
    const member = await register(page.request, { firstName: 'Inês', lastName: "O'Brien <b>" });
    await skipTour(page, member);
    await page.goto('/dashboard?dialog=edit-profile');
    const dialog = page.getByRole('dialog', { name: /edit profile/i });
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Fill from a file' }).click();
    const file = { name: 'me.vcf', mimeType: 'text/vcard', buffer: Buffer.from(CARD) };
    await (await choosing).setFiles(file);
    const preview = dialog.getByRole('region', { name: 'Found in me.vcf' });
    await expect(preview.getByText('Head baker 🥖')).toBeVisible();
    await expectAccessible(page);
    await preview.getByRole('checkbox', { name: 'Location' }).click();
    await preview.getByRole('button', { name: 'Fill in', exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: 'Company' })).toHaveValue('Pão, Sal & Co');
    await dialog.getByRole('button', { name: /save/i }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto(`/profile/${member.username}`);
    await expect(page.getByText('Head baker 🥖').first()).toBeVisible();
    await expect(page.getByText('Lisbon, Portugal')).toHaveCount(0);
  },
);
