const BOLD_FROM = 600;

/** Google Docs writes bold and italics as styles of spans; as elements they become Markdown. */
export function readStyles(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle } = span.style;
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= BOLD_FROM;
    if (isBold && !span.closest('strong, h1, h2, h3, h4, h5, h6')) wrapContent(span, 'strong');
    if (fontStyle === 'italic' && !span.closest('em, i')) wrapContent(span, 'em');
  }
}

function wrapContent(element: HTMLElement, name: string): void {
  if (!element.textContent.trim()) return;
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Word writes lists as paragraphs that begin with their sign; as elements they become Markdown. */
export function readWordLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const style = paragraph.getAttribute('style') ?? '';
    const level = Number(/\blevel(\d)/.exec(style)?.[1] ?? '1');
    const sign = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    if (previous === null || paragraph.previousElementSibling !== previous) lists = [];
    const name = /^\s*\w{1,4}[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    lists = lists.slice(0, level);
    while (lists.length < level) {
      const list = body.ownerDocument.createElement(name);
      const above = lists.at(-1);
      if (above) (above.lastElementChild ?? above).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
    previous = lists[0] ?? null;
  }
}
