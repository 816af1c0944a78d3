import { escapeHtml } from './escape.ts';

/** The look of the few pages that the server writes itself. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#12211f;--soft:#51625f;--paper:#f6f8f7;--card:#fff;--line:#dfe6e4;--accent:#0f766e}
@media (prefers-color-scheme:dark){:root{--ink:#e8efed;--soft:#a3b3b0;--paper:#0e1514;--card:#16201e;--line:#263431;--accent:#5eead4}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px 64px;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:860px;margin:0 auto}
h1{font-size:1.9rem;line-height:1.2;margin:16px 0 8px}
h2{font-size:1.1rem;margin:0 0 4px}
p{margin:0 0 12px}.soft{color:var(--soft)}
a{color:var(--accent)}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 20px;margin:16px 0}
code,pre{font:13.5px/1.5 ui-monospace,monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0 0}
.method{display:inline-block;min-width:3.2em;color:var(--accent);font-weight:700}
table{width:100%;border-collapse:collapse;margin:8px 0 0}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-top:1px solid var(--line);font-size:.92rem}
th{width:9em;font-weight:600}`;

export const writePage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · LocalHands</title><link rel="stylesheet" href="/api/page.css"></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
