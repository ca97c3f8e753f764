const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/
const loose = /^\s*(\d{1,2})\s*[./\- ]\s*(\d{1,2})\s*[./\- ]\s*(\d{4})\s*(?:г\.?)?\s*$/

const two = (digits: string): string => digits.padStart(2, '0')

/** Sets a date in the mask `##.##.####` as far as it is typed; also takes `2024-12-31` and `1.2.2024`. */
export function maskDate(text: string): string {
  const written = iso.exec(text)
  if (written) return `${two(written[3]!)}.${two(written[2]!)}.${written[1]}`
  const short = loose.exec(text)
  if (short) return `${two(short[1]!)}.${two(short[2]!)}.${short[3]}`
  const digits = padded(text).replace(/\D/g, '').slice(0, 8)
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  return [day, month, year].filter(Boolean).join('.')
}

/** A separator typed after one figure closes the part: `1.` is the first day. */
function padded(text: string): string {
  return text.replace(/^(\d)[./\- ]/, '0$1').replace(/^(\d{2})[./\- ]?(\d)[./\- ]/, '$10$2')
}

/** `31.12.2024` as `2024-12-31`; anything unfinished comes back as it is. */
export function dateValue(masked: string): string {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(masked)
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : masked
}

/** `2024-12-31` as `31.12.2024`; an unfinished text comes back as it is. */
export function dateText(value: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : value
}
