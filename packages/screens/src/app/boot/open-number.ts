/** A number that is written in full. */
const FULL_NUMBER = /^\s*(\d{2}:\d{2}:\d{6,7}:\d+)\s*$/

/**
 * A search for a full cadastral number opens the page of it: the server need not be asked where it leads. Other words go
 * to the server as the browser sends them.
 */
export function openNumber(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  // A form of text fields alone; what else it sends goes along, as it would with a search (NAV-21).
  const rest = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  const [, number] = FULL_NUMBER.exec(rest.get('query') ?? '') ?? []
  if (form.getAttribute('role') !== 'search' || number === undefined) return
  event.preventDefault()
  rest.delete('query')
  location.assign(`/object/${number}/${String(rest) && `?${rest}`}`)
}
