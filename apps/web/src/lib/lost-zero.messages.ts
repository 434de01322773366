/** Interface text of hints at numbers that a spreadsheet cut short. */
export const lostZeroMessages = {
  phone: 'Does this number begin with 0? Spreadsheets take it away.',
  postcode: (whole: string) => `Is this ${whole}? Spreadsheets take a zero in front away.`,
};
