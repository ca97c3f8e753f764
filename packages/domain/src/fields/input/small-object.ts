import * as v from 'valibot'

/** Any object whose JSON has at most that many bytes. */
export const smallObject = (mostBytes: number) =>
  v.pipe(
    v.looseObject({}),
    v.check((value) => fitsBytes(value, mostBytes), 'Слишком много данных'),
  )

/** Whether a value has at most that many bytes on the wire. */
export function fitsBytes(value: unknown, mostBytes: number): boolean {
  return v.is(v.pipe(v.string(), v.maxBytes(mostBytes)), JSON.stringify(value))
}
