const UNITS = ['Б', 'КБ', 'МБ', 'ГБ']
const short = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })

/**
 * Bytes for people: «340 КБ», «1,2 МБ». Rounded up: a file that is just over a limit of «20 МБ» must not read «20 МБ»
 * itself.
 */
export function formatFileSize(bytes: number): string {
  let size = Math.max(0, bytes)
  let unit = 0
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024
    unit++
  }
  return `${short.format(size >= 100 ? Math.ceil(size) : Math.ceil(size * 10) / 10)}\u00a0${UNITS[unit]}`
}
