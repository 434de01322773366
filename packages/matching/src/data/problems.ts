import { readFileSync, readdirSync } from 'node:fs';

/** A need as someone who has the problem would type it, and the id of the trade that meets it. */
export type ProblemSentence = { readonly trade: string; readonly text: string };

const FOLDER = new URL('../../data/problems/', import.meta.url);

/**
 * Needs told without the name of the trade that meets them, about nine for every trade. A file has a line with the id
 * of a trade, and below it one need a line, indented.
 */
export const problemSentences: readonly ProblemSentence[] = readdirSync(FOLDER)
  .toSorted()
  .flatMap((file) => sentencesOf(readFileSync(new URL(file, FOLDER), 'utf8')));

function sentencesOf(text: string): ProblemSentence[] {
  const sentences: ProblemSentence[] = [];
  let trade = '';
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith(' ')) sentences.push({ trade, text: line.trim() });
    else trade = line;
  }
  return sentences;
}
