/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The language that this bundle speaks; unset in tests. */
  readonly GUILDHALL_LOCALE?: string;
}

declare module 'virtual:client-manifest' {
  const manifest: import('vite').Manifest;
  export default manifest;
}

declare module 'world-atlas/countries-110m.json' {
  type Countries = import('topojson-specification').GeometryCollection;
  const world: import('topojson-specification').Topology<{ countries: Countries; land: Countries }>;
  export default world;
}
