const UNITS = ['Б', 'КБ', 'МБ', 'ГБ']
const short = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })

/** Bytes for people: «340 КБ», «1,2 МБ». */
export function formatFileSize(bytes: number): string {
  let size = Math.max(0, bytes)
  let unit = 0
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024
    unit++
  }
  return `${short.format(size >= 100 ? Math.round(size) : size)}\u00a0${UNITS[unit]}`
}
