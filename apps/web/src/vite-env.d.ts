/// <reference types="vite/client" />

declare module 'virtual:client-manifest' {
  const manifest: import('vite').Manifest;
  export default manifest;
}
