/** The whole style of these pages. It stands in each page, named by its hash in the page's policy. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#2b1a4e;--soft:#5d5175;--ground:#f7f3ec;--card:#fff;--line:#d9d1e3;--key:#6a2bb8;--on-key:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f1ecfa;--soft:#bdb2d4;--ground:#17112a;--card:#221a3b;--line:#43386a;--key:#b98cf5;--on-key:#17112a}}
*{box-sizing:border-box}
body{display:grid;align-content:center;align-content:safe center;min-height:100vh;min-height:100dvh;margin:0;background:var(--ground);color:var(--ink);font:1.05rem/1.5 system-ui,sans-serif}
.brand{justify-self:center;margin:clamp(.75rem,4vh,2rem) .75rem 0;color:var(--key);font-size:1.25rem;font-weight:800}
main{width:calc(100% - 1.5rem);max-width:46rem;margin:clamp(.75rem,3vh,2rem) auto;padding:clamp(1rem,4vw,2rem);background:var(--card);border:1px solid var(--line);border-radius:1rem}
h1{margin:0 0 .5rem;font-size:clamp(1.4rem,5vw,1.9rem);line-height:1.2}
h2{margin:1.75rem 0 .5rem;font-size:1.2rem}
p,ol,dl{margin:.5rem 0}
li+li{margin-top:.35rem}
.code,dt{color:var(--soft);font-size:.9rem}
dd{margin:0 0 .75rem}
code,pre{font:.95rem/1.45 ui-monospace,monospace;overflow-wrap:anywhere}
code,pre{padding:.15rem .4rem;border:1px solid var(--line);border-radius:.4rem;background:var(--ground);-webkit-user-select:all;user-select:all}
dd code{display:block;padding:.5rem .6rem}
pre{padding:.75rem;white-space:pre-wrap}
fieldset{margin:1rem 0;padding:0;border:0}
label{display:flex;gap:.75rem;align-items:center;min-height:3.5rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.6rem}
label+label{margin-top:.5rem}
@supports selector(:has(a)){label:has(:checked){outline:2px solid var(--key)}}
input[type=radio]{flex:none;width:1.4rem;height:1.4rem;accent-color:var(--key)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3.5rem;padding:.5rem 1.5rem;border:0;border-radius:.8rem;background:var(--key);color:var(--on-key);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
a{color:inherit}
@media(forced-colors:active){.button{border:2px solid}}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--key);outline-offset:3px}
`;
