/** Names by which browsers and systems say what they are; the first that fits counts, for many name others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** «Firefox, Linux»: the browser and the system of a User-Agent header; what it does not name is left out. */
export function browserName(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].flatMap((table) => {
    const found = table.find(([mark]) => mark.test(userAgent))
    return found ? [found[1]] : []
  })
  return names.length > 0 ? names.join(', ') : 'Неизвестный браузер'
}
