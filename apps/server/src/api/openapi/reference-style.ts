/** The style of the reference: the tokens of both brands' themes, so that it does not need the kit's build. */
export const REFERENCE_STYLE = `:root {
  color-scheme: light dark;
  --ink: #0c1a2e; --ink2: #44546a; --paper: #fff; --ground: #f2f5f9; --sunk: #e7edf5; --line: #d5dde8; --line2: #7c8aa0;
  --link: #1f57cc; --wash: #e9f0fe;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #eef3fa; --ink2: #b5c2d5; --paper: #111d31; --ground: #0a1424; --sunk: #18263d; --line: #26364f; --line2: #7e90ad;
    --link: #8fb4ff; --wash: #172c55;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 'Golos Text', system-ui, sans-serif; }
a { color: var(--link); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
header, .page { max-width: 1200px; margin: 0 auto; padding: 0 20px; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline; padding-block: 20px; }
header a:first-child { font-weight: 600; margin-right: auto; }
header a, nav a { min-height: 24px; display: inline-block; }
h1 { font-size: clamp(30px, 5vw, 44px); line-height: 1.1; letter-spacing: -.02em; margin: 24px 0 12px; }
h2 { font-size: 24px; line-height: 1.25; margin: 0 0 12px; }
h3 { font-size: 16px; margin: 20px 0 4px; }
p { margin: 0 0 12px; max-width: 68ch; }
.lead { font-size: 18px; color: var(--ink2); }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; padding-bottom: 64px; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 16px; }
nav a[aria-current] { font-weight: 600; color: var(--ink); text-decoration: none; }
nav form { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-bottom: 16px; }
nav label { flex-basis: 100%; font-weight: 600; }
nav input { flex: 1 1 120px; min-width: 0; }
input, textarea, button { font: inherit; color: inherit; min-height: 40px; border: 1px solid var(--line2); border-radius: 8px; padding: 6px 12px; background: var(--paper); }
button { cursor: pointer; background: var(--wash); color: var(--link); font-weight: 600; }
button:disabled { cursor: default; color: var(--ink2); }
.calls { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; }
.calls a, .calls code { overflow-wrap: anywhere; }
.calls li { color: var(--ink2); }
.calls a { display: block; }
pre i { color: var(--ink2); font-style: normal; }
.example { margin-bottom: 8px; }
.try { display: grid; gap: 12px; margin: 0 0 20px; padding: 16px; border: 1px solid var(--line); border-radius: 8px; }
.try label { display: grid; gap: 4px; font-size: 14px; color: var(--ink2); }
.try input, .try textarea { width: 100%; color: var(--ink); }
.try textarea { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
.try button { justify-self: start; }
.try pre:empty { display: none; }
.try pre { margin: 0; max-height: 480px; overflow: auto; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 20px; margin-bottom: 20px; }
pre, code { font: 14px/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
pre { margin: 0 0 16px; padding: 14px 16px; background: var(--sunk); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
details { border-top: 1px solid var(--line); }
summary { cursor: pointer; padding: 12px 0; display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; }
summary:hover { color: var(--link); }
summary code { overflow-wrap: anywhere; font-weight: 600; }
summary span { color: var(--ink2); flex-basis: 100%; }
.method, .calls a > code:first-child { background: var(--wash); border-radius: 4px; padding: 2px 6px; }
details[open] { padding-bottom: 8px; }
dl { margin: 0 0 16px; display: grid; gap: 2px 16px; }
dt { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
dd { margin: 0 0 8px; color: var(--ink2); overflow-wrap: anywhere; }
@media (min-width: 960px) {
  .columns { grid-template-columns: 220px minmax(0, 1fr); gap: 40px; }
  nav { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px); overflow: auto; }
  nav ul { display: grid; gap: 6px; }
  summary span { flex-basis: auto; }
  dl { grid-template-columns: minmax(140px, 1fr) 3fr; }
}
`
