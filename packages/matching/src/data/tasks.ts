import { readFileSync } from 'node:fs';

/** What trades do, of `data/tasks/tasks.txt`: one of the verbs, done to one of the things, where there are any. */
export type Task = {
  readonly trades: readonly string[];
  readonly verbs: readonly string[];
  readonly things: readonly string[];
  /** Things of the task that mean something else by themselves. */
  readonly idiomatic: ReadonlySet<string>;
};

const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(`../../data/tasks/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const wordsIn = (text = ''): readonly string[] => text.split(' ').filter(Boolean);

function tasksOf(lines: readonly string[]): readonly Task[] {
  const groups = new Map(
    lines
      .filter((line) => line.startsWith('@'))
      .map((line) => line.split(' = '))
      .map(([name = '', words = '']) => [name, words] as const),
  );
  return lines
    .filter((line) => !line.startsWith('@'))
    .map((line) => {
      const [trades = '', does = ''] = line.split(': ');
      const [verbs, named] = does.split(' | ');
      const things = wordsIn(named).flatMap((word) => wordsIn(groups.get(word) ?? word));
      return {
        trades: trades.split(', '),
        verbs: wordsIn(verbs),
        things: things.map((word) => word.replace('*', '')),
        idiomatic: new Set(things.filter((word) => word.startsWith('*')).map((word) => word.slice(1))),
      };
    });
}

export const tasks: readonly Task[] = tasksOf(linesOf('tasks'));

/** The languages of the word lists of tasks, in the order of their columns. */
export const TASK_LANGUAGES = ['de', 'fr', 'es', 'pt'] as const;
export type TaskLanguage = (typeof TASK_LANGUAGES)[number];

/** A word of tasks in English, and what it is in the other languages. */
type TaskWord = {
  readonly english: string;
  readonly abroad: Readonly<Record<TaskLanguage, readonly string[]>>;
};

function wordList(name: string): readonly TaskWord[] {
  return linesOf(name).map((line) => {
    const [english = '', ...cells] = line.split('|');
    const cell = (place: number) => (cells[place] ?? '').split('/').filter(Boolean);
    return { english, abroad: { de: cell(0), fr: cell(1), es: cell(2), pt: cell(3) } };
  });
}

/** Beginnings of the forms of verbs. */
export const taskVerbs = wordList('verbs');
export const taskThings = wordList('things');
