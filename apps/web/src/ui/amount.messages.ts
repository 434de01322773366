/** Interface text of fields for amounts. */
export const amountMessages = { understood: (amount: string) => `= ${amount}` };
