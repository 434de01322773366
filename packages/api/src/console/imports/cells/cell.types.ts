/** What a cell holds for a field. `note` says what was left out, `fault` why it cannot be used. */
export type CleanCell = { value: string; note?: string; fault?: string };
