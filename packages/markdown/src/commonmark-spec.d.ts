declare module 'commonmark-spec' {
  type Example = { markdown: string; html: string; section: string; number: number };
  const spec: { tests: Example[] };
  export default spec;
}
