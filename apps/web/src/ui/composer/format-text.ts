export type Format = 'bold' | 'italic' | 'heading' | 'link' | 'list' | 'quote' | 'code';

export type Selection = { value: string; start: number; end: number };

/** Replaces `start` to `end` by `text`, and selects from `selectStart` to `selectEnd`. */
export type Edit = { start: number; end: number; text: string; selectStart: number; selectEnd: number };

const URL_START = 'https://';

/** What a format changes in a text; used a second time on the same selection, it is taken away again. */
export function formatText(format: Format, selection: Selection): Edit {
  switch (format) {
    case 'bold':
      return wrap(selection, '**');
    case 'italic':
      return wrap(selection, '_');
    case 'code':
      return selected(selection).includes('\n') ? fence(selection) : wrap(selection, '`');
    case 'link':
      return link(selection);
    case 'heading':
      return prefixLines(selection, '## ');
    case 'list':
      return prefixLines(selection, '- ');
    case 'quote':
      return prefixLines(selection, '> ');
  }
}

const selected = ({ value, start, end }: Selection) => value.slice(start, end);

/** Markdown has no effect beside spaces, so those at the ends of the selection stay outside. */
function trimmed(selection: Selection): Selection {
  const text = selected(selection);
  if (text.trim() === '') return selection;
  const start = selection.start + text.length - text.trimStart().length;
  return { ...selection, start, end: start + text.trim().length };
}

function wrap(untrimmed: Selection, mark: string): Edit {
  const { value, start, end } = trimmed(untrimmed);
  const text = value.slice(start, end);
  const length = mark.length;
  if (value.slice(start - length, start) === mark && value.slice(end, end + length) === mark)
    return {
      start: start - length,
      end: end + length,
      text,
      selectStart: start - length,
      selectEnd: end - length,
    };
  return { start, end, text: mark + text + mark, selectStart: start + length, selectEnd: end + length };
}

function fence({ value, start, end }: Selection): Edit {
  const text = `\`\`\`\n${value.slice(start, end)}\n\`\`\``;
  const before = start === 0 || value[start - 1] === '\n' ? '' : '\n';
  const selectStart = start + before.length + 4;
  return { start, end, text: before + text, selectStart, selectEnd: selectStart + end - start };
}

/** A selected address becomes the target and waits for a text; a selected text waits for an address. */
function link(untrimmed: Selection): Edit {
  const { value, start, end } = trimmed(untrimmed);
  const text = value.slice(start, end);
  if (/^https?:\/\/\S+$/.test(text))
    return { start, end, text: `[](${text})`, selectStart: start + 1, selectEnd: start + 1 };
  const selectStart = start + text.length + 3;
  return {
    start,
    end,
    text: `[${text}](${URL_START})`,
    selectStart,
    selectEnd: selectStart + URL_START.length,
  };
}

/** Every line that the selection touches, with or without the prefix. */
function prefixLines({ value, start, end }: Selection, prefix: string): Edit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const to = next === -1 ? value.length : next;
  const lines = value.slice(from, to).split('\n');
  const isOn = lines.every((line) => line.startsWith(prefix));
  const text = lines.map((line) => (isOn ? line.slice(prefix.length) : prefix + line)).join('\n');
  const moved = isOn ? Math.max(from, start - prefix.length) : start + prefix.length;
  return {
    start: from,
    end: to,
    text,
    selectStart: Math.min(moved, from + text.length),
    selectEnd: end + text.length - (to - from),
  };
}
