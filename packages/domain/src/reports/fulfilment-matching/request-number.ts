/** The number of a request as the archive of an answer is named after it: `Response-80-105152635.zip`. */
const IN_ARCHIVE_NAME = /(?:^|[^\d-]|[a-z]-)(\d{2,3}-\d{6,12})(?![\d-])/i

/** `80-105152635`: the number of a request in the cabinet. */
const OF_CABINET = /^\d{2,3}-\d{6,12}$/

/** `КУВИ-001/2026-105152635`: the number under which the register has entered the request. */
const OF_REGISTER = /^[А-Я]+-\d+\/\d{4}-\d+$/

/** Fewer digits than this do not name a request without the region before them. */
const LEAST_DIGITS = 6

/** The request number in the name of an archive; undefined where the name has none. */
export function requestNumberInName(archiveName: string): string | undefined {
  return IN_ARCHIVE_NAME.exec(archiveName)?.[1]
}

/** A request number in the spelling that is compared: without spaces, sign of number and case. */
export function normaliseRequestNumber(text: string): string {
  return (requestNumberInName(text) ?? text)
    .replaceAll(/[\s№]/g, '')
    .replaceAll(/[‐-―−]/g, '-')
    .toUpperCase()
}

/** Whether two numbers name one request: the region before a number of the cabinet may be left out. */
export function isSameRequest(one: string, other: string): boolean {
  const [a, b] = [normaliseRequestNumber(one), normaliseRequestNumber(other)]
  return a === b ? a !== '' : isWithoutRegion(a, b) || isWithoutRegion(b, a)
}

const isWithoutRegion = (short: string, whole: string): boolean =>
  short.length >= LEAST_DIGITS && /^\d+$/.test(short) && OF_CABINET.test(whole) && whole.endsWith(`-${short}`)

/** Whether two numbers of one form name different requests; numbers of two forms say nothing of one another. */
export function isOtherRequest(one: string, other: string): boolean {
  const [a, b] = [normaliseRequestNumber(one), normaliseRequestNumber(other)]
  return a !== b && [OF_CABINET, OF_REGISTER].some((form) => form.test(a) && form.test(b))
}
