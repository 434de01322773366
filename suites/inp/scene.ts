import type { Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** One thing that somebody does, or waits for. */
export type Step = { does: string; act: (page: Page) => Promise<void>; isTimed?: false };

/** A page, and what is usually done on it, one after the other. */
export type Scene = { path: string; steps: Step[] };

/** Presses the first control of this role and name. */
export const press = (role: Role, name: Name): Step => ({
  does: `press ${role} ${String(name)}`,
  act: (page) => page.getByRole(role, { name }).first().click(),
});

/** Presses the first control of this role, name and state; some are there twice, folded and unfolded. */
export const pressExact = (role: Role, name: string): Step => ({
  does: `press ${role} ${name}`,
  act: (page) => page.getByRole(role, { name, exact: true }).first().click(),
});

/** Presses what shows these words. */
export const pressWords = (words: string): Step => ({
  does: `press ${words}`,
  act: (page) => page.getByText(words, { exact: true }).first().click(),
});

/** Types into the first box of this role and name, letter by letter, as people do. */
export const type = (role: Role, name: Name, text: string): Step => ({
  does: `type into ${role} ${String(name)}`,
  act: (page) => page.getByRole(role, { name }).first().pressSequentially(text, { delay: 60 }),
});

/** Types wherever the focus is. */
export const typeOn = (where: string, text: string): Step => ({
  does: `type into ${where}`,
  act: (page) => page.keyboard.type(text, { delay: 60 }),
});

export const choose = (name: Name, index: number): Step => ({
  does: `choose in ${String(name)}`,
  async act(page) {
    const box = page.getByRole('combobox', { name }).first();
    await box.focus();
    for (let times = 0; times < index; times += 1) await page.keyboard.press('ArrowDown');
  },
});

export const key = (keys: string): Step => ({
  does: `press ${keys}`,
  act: (page) => page.keyboard.press(keys),
});

export const dialog: Step = {
  isTimed: false,
  does: 'see the dialog',
  act: (page) => page.getByRole('dialog').first().waitFor(),
};
