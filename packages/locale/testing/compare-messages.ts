import { type Node, parseSync, visitorKeys } from 'oxc-parser';

type Messages = Record<string, unknown>;
type Say = (...values: unknown[]) => unknown;

/** Numbers that need each plural form of some language. */
const COUNTS = [0, 1, 2, 5, 11, 21, 1.5];

/**
 * What is wrong with a translation: a value that English says and it does not, or a sentence that is empty or broken for
 * some number. The parameters are read from the English source, since programs do not keep their types.
 * @param source the text of the English file
 */
export function faultsOf(source: string, english: Messages, translation: Messages): string[] {
  const parameters = parametersIn(source);
  return Object.keys(english).flatMap((name) =>
    faultsAt([name], english[name], translation[name], parameters),
  );
}

function faultsAt(
  path: string[],
  english: unknown,
  translation: unknown,
  parameters: Map<string, string[]>,
): string[] {
  const place = path.join('.');
  if (typeof english === 'string')
    return typeof translation === 'string' && (translation.trim() !== '' || english.trim() === '')
      ? []
      : [`${place} is empty`];
  if (isSay(english)) {
    const types = parameters.get(place);
    if (types === undefined) return [];
    if (!isSay(translation)) return [`${place} is no function`];
    return valuesFor(types).flatMap((values) => faultsWith(place, english, translation, values));
  }
  if (!isRecord(english) || english instanceof Map) return [];
  if (!isRecord(translation)) return [`${place} is missing`];
  return Object.keys(english).flatMap((key) =>
    faultsAt([...path, key], english[key], translation[key], parameters),
  );
}

function faultsWith(place: string, english: Say, translation: Say, values: unknown[]): string[] {
  const original = wordsOf(english(...values));
  const translated = wordsOf(translation(...values));
  const call = `${place}(${values.join(', ')})`;
  if ((translated === '' && original !== '') || /undefined|NaN/.test(translated))
    return [`${call} is "${translated}"`];
  return values
    .map((value) => String(value))
    .filter((value) => /^(?:⟪|5$|21$)/.test(value))
    .filter((value) => original.includes(value) && !translated.includes(value))
    .map((value) => `${call} says nothing of ${value}: "${translated}"`);
}

const wordsOf = (said: unknown): string => (typeof said === 'string' ? said : (JSON.stringify(said) ?? ''));

/** Each number once, with what else there is: texts are told apart by their place. */
function valuesFor(types: string[]): unknown[][] {
  const counts = types.includes('number') ? COUNTS : [0];
  const nulls = types.some((type) => type.includes('null')) ? [false, true] : [false];
  return counts.flatMap((count) =>
    nulls.map((isNull) =>
      types.map((type, index) => {
        if (type === 'number') return count;
        if (type === 'boolean') return count % 2 === 0;
        return isNull && type.includes('null') ? null : `⟪${index}⟫`;
      }),
    ),
  );
}

const SIMPLE = /^(?:number|boolean|string|string \| null|null \| string)$/;

/** The types of the parameters of each function by its place, where all are texts, numbers, or yes and no. */
function parametersIn(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (node: Node, path: string[]): void => {
    if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') {
      const types = node.params.map((parameter) => typeText(source, parameter));
      if (types.every((type) => SIMPLE.test(type))) found.set(path.join('.'), types);
      return;
    }
    const name = nameOf(node);
    for (const child of childrenOf(node)) visit(child, name === undefined ? path : [...path, name]);
  };
  visit(parseSync('messages.ts', source).program, []);
  return found;
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') return node.id.name;
  if (node.type !== 'Property' || node.computed) return undefined;
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'Literal' ? String(node.key.value) : undefined;
}

function typeText(source: string, parameter: Node): string {
  const annotation = 'typeAnnotation' in parameter ? parameter.typeAnnotation : undefined;
  return annotation ? source.slice(annotation.start, annotation.end).replace(/^:\s*/, '') : '';
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  const fields: Record<string, unknown> = { ...node };
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key]).filter(isNode);
}

const isSay = (value: unknown): value is Say => typeof value === 'function';
const isRecord = (value: unknown): value is Messages => typeof value === 'object' && value !== null;
