import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { takeScreenshots } from '../screenshots.ts';
import { type JourneyServer, START_MS, startJourneyServer } from '../server.ts';
import { LATER, MONDAY, asFile, corrected, firstList, laterList } from '../yearly-list.ts';

test.describe.configure({ mode: 'serial' });

const ADMIN = { email: 'heidi@kammer.test', password: 'lighthouse at noon' };
/** Without an address, mistyped ones, and the shortened number. */
const FAULTY = MONDAY.noAddress + MONDAY.wrongAddress + 1;

let server: JourneyServer;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(START_MS);
  server = await startJourneyServer({ SEED: 'none' });
  const token = /\/setup#token=(\S+)/.exec(server.said())?.[1];
  const request = await playwright.request.newContext({ baseURL: server.origin });
  const answer = await request.post('/trpc/setup.createAdministrator', {
    data: { token, firstName: 'Heidi', ...ADMIN },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await request.dispose();
});
test.afterAll(() => server.stop());

for (const { community, width, height } of [
  { community: 'Nord', width: 390, height: 844 },
  { community: 'Sued', width: 1280, height: 800 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      const answer = await page.request.post(`${server.origin}/api/auth/login`, { data: ADMIN });
      expect(answer.status(), await answer.text()).toBe(200);
    });

    test('on Monday a list of 400 is read, corrected, decided and imported', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`${server.origin}/admin/imports`);
      await choose(page, 'Mitglieder 2026.xlsx', firstList(community));
      await expect(page.getByRole('combobox', { name: 'Column names' })).toHaveValue('4');
      await expect(page.getByRole('combobox', { name: 'Full name', exact: true })).toHaveValue('1');
      await expect(page.getByRole('combobox', { name: 'Membership ends on' })).toHaveValue('6');
      await expectAccessible(page);
      await takeScreenshots(page, `monday-1-columns-${width}`);
      await page.getByRole('button', { name: 'Check the file' }).click();

      // What will be stored is shown as it will be stored.
      await expect(page.getByRole('button', { name: 'Import 393 members' })).toBeVisible();
      const row = page.getByRole('listitem').filter({ hasText: 'Row 6' }).first();
      await expect(row).toContainText(`First nameJürgenLast name${community}-1`);
      await expect(row).toContainText('December 31, 2027');

      // One address is known by heart, and typed in place.
      await show(page, `Has errors (${FAULTY})`);
      await expect(page.getByText('there is no email address')).toHaveCount(MONDAY.noAddress);
      await expect(page.getByText('the spreadsheet shortened this number to “4.91512E+11”')).toBeVisible();
      await takeScreenshots(page, `monday-2-errors-${width}`);
      await page.getByRole('button', { name: 'Edit row 404' }).click();
      await page.getByRole('textbox', { name: 'E-Mail' }).fill(`${community.toLowerCase()}-399@mail.test`);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Import 394 members' })).toBeVisible();

      // Father and son have one name at one company.
      await show(page, 'Duplicate (1)');
      await expect(page.getByText('Same name and company as row 15')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('combobox', { name: 'What happens with row 16' }).selectOption('Import anyway');
      await expect(page.getByRole('button', { name: 'Import 395 members' })).toBeVisible();
      await show(page, 'Please look at (2)');
      await expect(page.getByText(/2 addresses, .*-20@mail.test is used/)).toBeVisible();

      await page.getByRole('button', { name: 'Import 395 members' }).click();
      await expect(page.getByRole('heading', { name: '395 members imported' })).toBeVisible();
      await expect(page.getByText('5 with errors', { exact: true })).toBeVisible();

      // The rest is corrected in the spreadsheet.
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download the rows with errors' }).click();
      const faulty = await readFile(await (await downloading).path());
      await page.getByRole('button', { name: 'New import' }).click();
      await choose(page, 'Fehler.xlsx', corrected(faulty, community));
      await page.getByRole('button', { name: 'Check the file' }).click();
      await show(page, 'Has errors (1)');
      await page.getByRole('button', { name: 'Edit row 2', exact: true }).click();
      await page.getByRole('textbox', { name: 'Telefon' }).fill('0451 70030');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Import 5 members' }).click();
      await expect(page.getByRole('heading', { name: '5 members imported' })).toBeVisible();
      await takeScreenshots(page, `monday-3-imported-${width}`);
      expect(await exported(page, community)).toHaveLength(MONDAY.rows);
    });

    test('on the Monday a year later the list updates who is known, and its undo gives back what was', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`${server.origin}/admin/imports`);
      await choose(page, 'Mitglieder 2027.xlsx', laterList(community));
      await page.getByRole('combobox', { name: 'Members you already have' }).selectOption('Update them');
      await page.getByRole('button', { name: 'Check the file' }).click();
      const run = page.getByRole('button', {
        name: `Import ${LATER.added} and update ${LATER.moved + LATER.left} members`,
      });
      await expect(run).toBeVisible();
      await show(page, `Will change (${LATER.moved + LATER.left})`);
      await expect(page.getByText('Phone: 0451 70100 → 0451 75100')).toBeVisible();
      await expectAccessible(page);
      await takeScreenshots(page, `later-1-changes-${width}`);

      // A mistyped year would end many memberships at once, so their number is asked.
      await run.click();
      const dialog = page.getByRole('dialog', { name: `End ${LATER.left} memberships?` });
      await takeScreenshots(page, `later-2-ending-${width}`);
      await dialog.getByRole('button', { name: 'Import and end them' }).click();
      await expect(page.getByRole('heading', { name: '35 members imported, 75 updated' })).toBeVisible();
      expect(await exported(page, community)).toHaveLength(MONDAY.rows + LATER.added);
      expect((await exported(page, community)).join('\n')).toContain(`Neue Firma ${community} 100`);

      // It is found again from the page of imports, and undone there.
      await page.getByRole('button', { name: 'New import' }).click();
      await page.getByRole('link', { name: 'Mitglieder 2027.xlsx' }).first().click();
      await page.getByRole('button', { name: 'Undo import' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
      await expect(page.getByText(/^This import was undone\./)).toBeVisible();
      await show(page, `Restored (${LATER.moved + LATER.left})`);
      await takeScreenshots(page, `later-3-undone-${width}`);
      expect(await exported(page, community)).toHaveLength(MONDAY.rows);
      expect((await exported(page, community)).join('\n')).not.toContain('Neue Firma');
    });
  });
}

async function choose(page: Page, name: string, content: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file of members' }).click();
  await (await chooser).setFiles(asFile(name, content));
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible();
}

/** Shows the rows of one kind, which the list names with their number. */
const show = (page: Page, label: string) =>
  page.getByRole('combobox', { name: 'Show rows' }).selectOption({ label });

/** The lines of the members of a list in the console's export. */
async function exported(page: Page, community: string): Promise<string[]> {
  const answer = await page.request.get(`${server.origin}/api/admin/users.csv`);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.text()).split('\r\n').filter((line) => line.includes(`${community.toLowerCase()}-`));
}
