import * as v from 'valibot'

/** One setting of the environment: how its text is read, and what the operator's page says of it. */
export interface Setting extends Meaning {
  readonly schema: v.GenericSchema<string | undefined, unknown>
}

/** What the pages of the operator say of a setting, in Russian; links are relative to `docs/operation`. */
export interface Meaning {
  readonly means: string
  /** What holds without it, where the default of its schema does not say it. */
  readonly without?: string
  /** What its number counts, after a number: «дней». */
  readonly unit?: string
  /** Its value lets the bearer act for the operator: it is rotated as `secrets.md` says. */
  readonly isSecret?: true
  /** Which servers read it; absent: all of them. */
  readonly servers?: 'production' | 'trial'
  /** A production server does not start without it. */
  readonly isNeeded?: true
  /** Value of its line in `deploy/env.example`, where that is not the default. */
  readonly sample?: string
}

export const text = v.optional(v.string())

export const flag = v.optional(
  v.pipe(
    v.picklist(['0', '1']),
    v.transform((value) => value === '1'),
  ),
)

export const port = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, `${name} — это номер порта`),
    v.transform(Number),
    v.maxValue(65_535),
  )

export const whole = (name: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, `${name} — это целое число от 1`), v.transform(Number)),
  )

export const wholeFromZero = (name: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, `${name} — это целое число от 0`), v.transform(Number)))

export const httpAddress = (name: string) =>
  v.pipe(v.string(), v.url(`${name} — это адрес`), v.regex(/^https?:/, `${name} — это адрес http(s)`))

export const mailAddress = (name: string) =>
  v.optional(v.pipe(v.string(), v.email(`${name} — это адрес почты`)))

/** A key as services issue it: visible Latin characters. */
export const key = (name: string) =>
  v.pipe(v.string(), v.regex(/^[!-~]*$/, `${name} — это ключ без пробелов`))

export const codeUpTo = (most: number, name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,2}$/, `${name} — это код от 1 до ${most}`),
    v.transform(Number),
    v.minValue(1, `${name} — это код от 1 до ${most}`),
    v.maxValue(most, `${name} — это код от 1 до ${most}`),
  )
