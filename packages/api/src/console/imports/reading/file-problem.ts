/** A file that cannot be read, with a sentence for the administrator who chose it. */
export class FileProblem extends Error {}

export const fileProblems = {
  empty: 'This file is empty.',
  noText:
    "This isn't a table. Choose an Excel file (.xlsx), an OpenDocument spreadsheet (.ods) or a CSV file.",
  oneColumn:
    'This file has only one column. Save the spreadsheet with its columns, such as name and email, and choose it again.',
  noRows: 'This file has column names but no rows.',
  rows: (max: number) => `This file has more than ${max} rows. Split it into several files.`,
  columns: (line: number, count: number, max: number) =>
    `Row ${line} has ${count} columns. A file can have ${max} at most.`,
  oldExcel:
    'This is an Excel file of the old kind (.xls). Open it in Excel or LibreOffice, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.',
  binaryExcel:
    'This is a binary Excel file (.xlsb). Open it in Excel, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.',
  encrypted:
    'This file is protected with a password. Open it, remove the password, save it and choose it again.',
  numbers: 'This is a Numbers file. In Numbers choose “Export to”, “Excel”, and pick that file.',
  document:
    'This is a document, not a spreadsheet. Copy its table into a spreadsheet and save that as .xlsx.',
  webPage:
    'This is a web page that is named like a spreadsheet. Open it in Excel or LibreOffice, save it as .xlsx and choose that file.',
  archive: 'This is an archive. Unpack it and choose the spreadsheet in it.',
  damaged: 'This spreadsheet is damaged. Open it, save it again and choose that file.',
  inflated:
    'This spreadsheet holds far more than a list of members. Copy the list into a new file and choose that one.',
  slow: 'This file takes too long to read. Copy the list into a new file, or save it as CSV, and choose that one.',
  noSheet: 'None of the sheets in this file has a list.',
};
