/**
 * Where the one permanent redirect leads, or undefined when the address is already the right one (NAV-06..09).
 *
 * In one step: index.php and index.html lead to the root, repeated slashes are collapsed, the trailing slash is added;
 * the query and escapes stay untouched (AMB-11, AMB-12). The target never begins with `//`: characters that browsers
 * read as a slash or skip are escaped. The caller leaves out the API, assets, API docs and methods other than GET, HEAD.
 */
export function normaliseUrl(pathAndQuery: string): string | undefined {
  if (typeof pathAndQuery !== 'string') return '/'
  const cut = pathAndQuery.search(/[?#]/)
  const path = cut < 0 ? pathAndQuery : pathAndQuery.slice(0, cut)
  const rest = cut < 0 ? '' : pathAndQuery.slice(cut)
  const target = normalisePath(path) + escapeUnsafe(rest)
  return target === pathAndQuery ? undefined : target
}

function normalisePath(path: string): string {
  const segments = escapeUnsafe(path)
    .split('/')
    .filter((segment) => segment !== '')
  const last = segments.at(-1)
  if (last === undefined || last === 'index.php' || last === 'index.html') return '/'
  return `/${segments.join('/')}/`
}

function escapeUnsafe(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must not pass
  return text.replace(/[\u0000-\u0020\u007f\\]/g, (char) => encodeURIComponent(char))
}
