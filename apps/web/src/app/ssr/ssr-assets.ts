import manifest from 'virtual:client-manifest';

/**
 * The style sheets and chunks of the client build for some source files, with their static imports. Empty in
 * development, where the bundler serves the sources.
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
