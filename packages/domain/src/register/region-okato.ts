/** Autonomous districts, whose OKATO does not follow from the first two digits of their OKTMO. */
const DISTRICTS: Readonly<Record<string, string>> = {
  '118': '11100000000',
  '718': '71100000000',
  '719': '71140000000',
}

/** The OKATO of the region, 11 digits, that an OKTMO is in; statistics of regions are published by it. Undefined for no OKTMO. */
export function regionOkato(oktmo: string): string | undefined {
  if (!/^\d{8}(?:\d{3})?$/.test(oktmo)) return undefined
  return DISTRICTS[oktmo.slice(0, 3)] ?? `${oktmo.slice(0, 2)}000000000`
}
