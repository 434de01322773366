/** Follows the preferred color scheme; fits a phone. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1e1c19,#ece9e2);--dim:light-dark(#57524a,#b5afa3);--paper:light-dark(#fbfaf7,#161a18);--card:light-dark(#fff,#1e2321);--line:light-dark(#ddd8cd,#3a423e);--accent:light-dark(#1b5d4d,#8fd3b6)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 ui-sans-serif,system-ui,"Segoe UI",Roboto,Arial,sans-serif}
main,header{max-width:60rem;margin:0 auto;padding:1rem}
h1,h2{font-family:ui-serif,Georgia,serif;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.375rem);margin:.5rem 0}
h2{font-size:1.5rem;margin:2.5rem 0 .75rem;text-transform:capitalize;scroll-margin-top:1rem}
h3{font-size:1rem;margin:0;overflow-wrap:anywhere}
h4{font-size:.9375rem;margin:1rem 0 .25rem}
a{color:var(--accent)}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em;overflow-wrap:anywhere}
pre{background:var(--paper);border:1px solid var(--line);border-radius:.5rem;padding:.75rem;margin:.25rem 0;white-space:pre-wrap}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem .5rem;list-style:none;padding:0;margin:.5rem 0}
nav a{display:inline-block;padding:.5rem .25rem;text-transform:capitalize}
details{background:var(--card);border:1px solid var(--line);border-radius:.625rem;margin:.5rem 0}
summary{cursor:pointer;padding:.75rem 1rem;border-radius:.625rem}
summary h3{display:inline}
summary span{display:block;color:var(--dim)}
details>div{padding:0 1rem 1rem}
p{margin:.5rem 0}
dl{margin:.25rem 0}
dt{margin-top:.5rem;overflow-wrap:anywhere}
dd{margin:0;color:var(--dim);overflow-wrap:anywhere}
@media (min-width:48em){dl{display:grid;grid-template-columns:minmax(11rem,auto) 1fr;gap:.25rem 1.5rem}dt{margin:0}}
.skip{position:absolute;left:-999rem}
.skip:focus{position:static}
`;
