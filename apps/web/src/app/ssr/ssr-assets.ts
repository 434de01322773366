import manifest from 'virtual:client-manifest';

/**
 * What the browser needs for some source files of the client build: style sheets, and the chunks that are
 * imported along with them. Nothing in development, where the bundler serves the sources themselves.
 */
export function assetsOf(sources: string[]): { styles: string[]; chunks: string[] } {
  const styles = new Set<string>();
  const chunks = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    const entry = manifest[source];
    if (!entry || seen.has(source)) return;
    seen.add(source);
    for (const imported of entry.imports ?? []) visit(imported);
    chunks.add(`/${entry.file}`);
    for (const sheet of entry.css ?? []) styles.add(`/${sheet}`);
  };
  for (const source of sources) visit(source);
  return { styles: [...styles], chunks: [...chunks] };
}
