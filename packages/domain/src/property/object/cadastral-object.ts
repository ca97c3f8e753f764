/** A real-estate object as search and object calls send it; every field is a text, empty when not known (ENTITY-07). */
export interface CadastralObject {
  readonly Number: string
  readonly Address: string
  /** Square metres. */
  readonly Area: string
  readonly AreaOKC: string
  readonly Level: string
  readonly ObjectType: string
  readonly TypeOKC: string
  readonly Status: string
}

const KEYS = ['Number', 'Address', 'Area', 'AreaOKC', 'Level', 'ObjectType', 'TypeOKC', 'Status'] as const

type RawObject = Readonly<Partial<Record<keyof CadastralObject, unknown>>>

/**
 * The object with every field as a text. Areas that are not determined or not above 0 become blank, AreaOKC replaces a
 * blank Area (OBJ-05..08), the level is a whole number or blank (OBJ-09). Anything that is not an object gives blanks.
 */
export function normaliseObject(raw: unknown): CadastralObject {
  const source: RawObject = typeof raw === 'object' && raw !== null ? raw : {}
  const AreaOKC = area(source.AreaOKC)
  return {
    Number: text(source.Number),
    Address: text(source.Address),
    Area: area(source.Area) || AreaOKC,
    AreaOKC,
    Level: level(source.Level),
    ObjectType: text(source.ObjectType),
    TypeOKC: text(source.TypeOKC),
    Status: text(source.Status),
  }
}

/** Full info over base info: a value that is not empty wins (OBJ-13); «не определена» never survives (OBJ-14). */
export function mergeObject(base: unknown, full: unknown): CadastralObject {
  const old = normaliseObject(base)
  const fresh = normaliseObject(full)
  const merged = Object.fromEntries(KEYS.map((key) => [key, fresh[key] || old[key]]))
  return normaliseObject(merged)
}

/** Whether nothing more is to be loaded: area and level are known, or there is no number to ask by (OBJ-11). */
export function isObjectInfoComplete(object: Partial<CadastralObject>): boolean {
  if (!object.Number) return true
  return Boolean((object.Area || object.AreaOKC) && object.Level)
}

/** As the register and its maps word it: «Аннулированный», «Снят с кадастрового учета», «Погашено», «Архивный». */
const ENDED = /аннулирован|снят\S* с (?:\S+ ){0,2}учета|погашен|архивн/

/** A status that a buyer must see: the object is struck from the register. */
export function isWarningStatus(status: string): boolean {
  return ENDED.test(status.toLowerCase().replaceAll('ё', 'е'))
}

function text(value: unknown): string {
  if (typeof value === 'string') return value
  return Number.isFinite(value) ? String(value) : ''
}

function area(value: unknown): string {
  const written = text(value).trim()
  if (/^(площадь )?не определена$/i.test(written)) return ''
  // No text at all counts as 0.
  return Number(written.replace(',', '.')) <= 0 ? '' : written
}

function level(value: unknown): string {
  const written = text(value).trim()
  const number = written === '' ? NaN : Number(written)
  // `|| 0` takes the sign off a zero.
  return Number.isFinite(number) ? String(Math.trunc(number) || 0) : ''
}
