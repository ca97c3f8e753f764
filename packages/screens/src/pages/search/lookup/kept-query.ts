/** The query of a page without the text of its search, for what is found; `onlyRisk` is added to it (NAV-21). */
export function keptQuery(search: string, onlyRisk = false): string {
  const query = new URLSearchParams(search)
  query.delete('query')
  if (onlyRisk) query.set('onlyRisk', 'true')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
