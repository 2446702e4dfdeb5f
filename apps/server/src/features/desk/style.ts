import { CHART_COLOURS, PAGE_COLOURS } from '../../http/html.ts';

/** The whole style of the desk. It stands in the page, named by its hash in the page's policy. */
export const STYLE = `${PAGE_COLOURS}${CHART_COLOURS}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header,main{max-width:88rem;margin:0 auto;padding:1rem clamp(.75rem,3vw,2rem)}
header{display:flex;flex-wrap:wrap;gap:.25rem 2rem;align-items:end;justify-content:space-between}
h1{margin:0;font-size:clamp(1.5rem,4vw,2rem);line-height:1.2}
h2{margin:0;font-size:1.2rem;line-height:1.3}
p{margin:.25rem 0;color:var(--soft);max-width:60rem}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:0;padding:0}
a{color:inherit}
nav a,.csv,button{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .9rem;border:1px solid var(--line);border-radius:.6rem;background:var(--card);text-decoration:none;white-space:nowrap}
nav a[aria-current]{background:var(--ink);color:var(--ground)}
a:hover{text-decoration:underline}
.notice{background:var(--card);border:2px solid var(--c1);border-radius:1rem;padding:1rem;margin:0 0 1rem;color:var(--ink);max-width:none}
button{font:inherit;color:inherit;cursor:pointer}
label{display:block;font-weight:600}
input{display:block;width:10rem;max-width:100%;min-height:2.75rem;margin:.75rem 0;padding:0 .75rem;border:1px solid var(--soft);border-radius:.6rem;background:var(--ground);color:inherit;font:1.25rem/1 system-ui,sans-serif;letter-spacing:.15em}
.fault{color:var(--ink);font-weight:600;padding-left:.75rem;border-left:4px solid var(--c1)}
a:focus-visible,button:focus-visible,input:focus-visible,.rows:focus-visible{outline:3px solid var(--c1);outline-offset:2px}
section{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1rem;margin:0 0 1rem}
.head{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:start;justify-content:space-between}
.head div{flex:1 1 16rem}
.list{display:grid;gap:.75rem;list-style:none;margin:.75rem 0 0;padding:0}
.list form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.list p{flex:1 1 16rem;color:var(--ink)}
.body{display:grid;gap:1rem;margin-top:.75rem}
figure{margin:0;min-width:0}
svg{display:block;width:100%;height:auto}
svg text{fill:var(--soft);font-size:14px}
.g{stroke:var(--line);fill:none}
.l{fill:none;stroke:var(--c);stroke-width:2.5;stroke-linejoin:round}
.b{stroke-width:14}
.f{fill:var(--c)}
.s0{--c:var(--c0)}.s1{--c:var(--c1)}.s2{--c:var(--c2)}.s3{--c:var(--c3)}.s4{--c:var(--c4)}.s5{--c:var(--c5)}.s6{--c:var(--c6)}.s7{--c:var(--c7)}.s8{--c:var(--c8)}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:.5rem 0 0;padding:0;font-size:.9rem}
.legend i{display:inline-block;width:.8rem;height:.8rem;margin-right:.4rem;border-radius:.2rem;background:var(--c)}
.rows{align-self:start;overflow:auto;max-height:20rem;min-width:0;border:1px solid var(--line);border-radius:.6rem}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .7rem;border-bottom:1px solid var(--line);text-align:right}
th:first-child,.t{text-align:left}
td.t{min-width:8rem}
thead th{position:sticky;top:0;background:var(--card);vertical-align:bottom}
tbody th{font-weight:600;white-space:nowrap}
tr:last-child>*{border-bottom:0}
@media(min-width:64rem){.body.two{grid-template-columns:minmax(0,1.2fr) minmax(0,1fr)}}
@media(max-width:40rem){svg text{font-size:28px}.named tbody th{white-space:normal;min-width:6.5rem}header{align-items:start}nav a{padding:0 .7rem}}
`;
