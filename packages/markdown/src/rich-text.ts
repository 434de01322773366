/** A formatted text as a tree that is safe to send to browsers: plain data, in which every URL is allowed. */
export type RichText = Block[];

export type Block =
  | {
      type: 'paragraph';
      /** In a list without blank lines: no space around it. */
      isTight?: true;
      children: Inline[];
    }
  | { type: 'heading'; level: HeadingLevel; children: Inline[] }
  | { type: 'quote'; children: Block[] }
  | {
      type: 'list';
      /** The first number; null for bullets. */
      start: number | null;
      items: Block[][];
    }
  | { type: 'code'; text: string }
  /** An uploaded picture, with a text for those who cannot see it; the caption may be empty. */
  | { type: 'picture'; address: string; alt: string; caption: string };

/** The page's title is the only heading of level 1. */
export type HeadingLevel = 2 | 3 | 4;

export type Inline =
  /** With a line feed where a line ends. */
  | string
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'code'; text: string }
  | {
      type: 'link';
      /** As written; `hrefOf` makes the address to follow. */
      url: string;
      /** Of a word with a # before it: its name. The link leads to the posts on that topic. */
      topic?: string;
      children: Inline[];
    }
  | Mention;

export type Mention = {
  type: 'mention';
  kind: 'member' | 'business';
  id: number;
  /** As written in the text, until the current one is read. */
  name: string;
  /** The page to open; null when the reader may not see it, or before it is read. */
  path: string | null;
};
