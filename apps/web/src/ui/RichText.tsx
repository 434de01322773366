import {
  type Block,
  type Inline,
  type Mention,
  type RichText as Tree,
  hrefOf,
  isWebLink,
} from '@guildhall/markdown';
import { Fragment, type ReactNode, createElement } from 'react';
import { displayUrl } from '../lib/display-url.ts';
import { Picture } from './Picture.tsx';
import classes from './RichText.module.css';

/** Where a web address is opened instead: its short link. */
type ShortLinks = ReadonlyMap<string, string>;

type Props = {
  text: Tree;
  /** The language that it is written in, for screen readers and hyphenation. */
  lang?: string | undefined;
  shortLinks?: ShortLinks;
};

const NO_SHORT_LINKS: ShortLinks = new Map();

/** A member's text with its formatting. Every node becomes an element of React, so no HTML of theirs can take effect. */
export function RichText({ text, lang, shortLinks = NO_SHORT_LINKS }: Props) {
  return (
    <div className={classes.root} lang={lang}>
      {blocks(text, shortLinks)}
    </div>
  );
}

/** Children by position, without keys: a text never changes in part. */
const inOrder = (nodes: ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

const blocks = (children: Block[], shortLinks: ShortLinks) =>
  inOrder(children.map((child) => block(child, shortLinks)));

function block(node: Block, shortLinks: ShortLinks): ReactNode {
  switch (node.type) {
    case 'heading': {
      const Heading = `h${node.level}` as const;
      return <Heading dir="auto">{inlines(node.children, shortLinks)}</Heading>;
    }
    case 'quote':
      return <blockquote>{blocks(node.children, shortLinks)}</blockquote>;
    case 'picture':
      return (
        <figure>
          <Picture
            src={node.address}
            alt={node.alt}
            sizes="(max-width: 48em) 100vw, 720px"
            width={1_600}
            height={900}
          />
          {node.caption && <figcaption dir="auto">{node.caption}</figcaption>}
        </figure>
      );
    case 'code':
      return (
        <pre dir="ltr">
          <code>{node.text}</code>
        </pre>
      );
    case 'list': {
      const items = inOrder(node.items.map((item) => createElement('li', null, blocks(item, shortLinks))));
      return node.start === null ? <ul>{items}</ul> : <ol start={node.start}>{items}</ol>;
    }
    case 'paragraph':
      return (
        <p dir="auto" {...(node.isTight && { 'data-tight': true })}>
          {inlines(node.children, shortLinks)}
        </p>
      );
  }
}

const inlines = (children: Inline[], shortLinks: ShortLinks) =>
  inOrder(children.map((child) => inline(child, shortLinks)));

function inline(node: Inline, shortLinks: ShortLinks): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'strong':
      return <strong>{inlines(node.children, shortLinks)}</strong>;
    case 'emphasis':
      return <em>{inlines(node.children, shortLinks)}</em>;
    case 'code':
      return <code dir="ltr">{node.text}</code>;
    case 'mention':
      return mention(node);
    case 'link':
      return link(node, shortLinks);
  }
}

function link({ url, children }: Extract<Inline, { type: 'link' }>, shortLinks: ShortLinks): ReactNode {
  const href = hrefOf(url);
  const shown = children[0] === url ? displayUrl(url) : inlines(children, shortLinks);
  if (href === null) return shown;
  if (!isWebLink(url)) return <a href={href}>{shown}</a>;
  return (
    <a href={shortLinks.get(url) ?? href} title={url} target="_blank" rel="nofollow ugc noopener noreferrer">
      {shown}
    </a>
  );
}

/** A member or business; without a page that the reader may open, their name alone. */
function mention({ name, path }: Mention): ReactNode {
  return path === null ? `@${name}` : <a href={path}>{`@${name}`}</a>;
}
