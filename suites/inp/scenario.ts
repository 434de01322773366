import type { Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** An interaction, or something to wait for, which is not timed. */
export type Step = { label: string; act: (page: Page) => Promise<void>; isTimed?: false };

/** A page and the usual interactions on it, in order. */
export type Scenario = { path: string; steps: Step[] };

/** Clicks the first element of this role and name. */
export const click = (role: Role, name: Name): Step => ({
  label: `click ${role} ${String(name)}`,
  act: (page) => page.getByRole(role, { name }).first().click(),
});

/** Clicks the first element of this role and exactly this name. */
export const clickExact = (role: Role, name: string): Step => ({
  label: `click ${role} ${name}`,
  act: (page) => page.getByRole(role, { name, exact: true }).first().click(),
});

const KEY_DELAY_MS = 60;

/** Types into the first field of this role and name, key by key. */
export const type = (role: Role, name: Name, text: string): Step => ({
  label: `type into ${role} ${String(name)}`,
  act: (page) => page.getByRole(role, { name }).first().pressSequentially(text, { delay: KEY_DELAY_MS }),
});

/** Types into the focused field; `field` is for the report. */
export const typeInto = (field: string, text: string): Step => ({
  label: `type into ${field}`,
  act: (page) => page.keyboard.type(text, { delay: KEY_DELAY_MS }),
});

/** Selects an option of a combobox with the arrow keys. */
export const select = (name: Name, index: number): Step => ({
  label: `select in ${String(name)}`,
  async act(page) {
    const box = page.getByRole('combobox', { name }).first();
    await box.focus();
    for (let times = 0; times < index; times += 1) await page.keyboard.press('ArrowDown');
  },
});

export const press = (keys: string): Step => ({
  label: `press ${keys}`,
  act: (page) => page.keyboard.press(keys),
});

/** Waits for a dialog. */
export const dialog: Step = {
  isTimed: false,
  label: 'wait for the dialog',
  act: (page) => page.getByRole('dialog').first().waitFor(),
};

/** Opens the filters where a phone keeps them behind a button. */
export const filters: Step = {
  isTimed: false,
  label: 'open the filters',
  async act(page) {
    const button = page.getByRole('button', { name: /^Filters/ });
    if (await button.isVisible()) await button.click();
  },
};
