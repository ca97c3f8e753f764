import { hasApartmentPart } from '../search/address-parts.ts'
import type { CadastralObject } from './cadastral-object.ts'

const room = /[\s,(.]ком(?:ната|н?\.?)\s*(?:№\s*)?\d/i

/** Kinds of the register, as the census of a quarter distinguishes them; `structure` is every other kind. */
export type RegisterKind = 'land' | 'building' | 'room' | 'structure'

const KINDS: readonly (readonly [words: RegExp, kind: RegisterKind])[] = [
  [/участ/i, 'land'],
  [/здани|дом/i, 'building'],
  [/помещ|машино|кварт/i, 'room'],
]

/** The kind that the register's own words for an object mean. */
export function registerKind(objectType: string): RegisterKind {
  return KINDS.find(([words]) => words.test(objectType))?.[1] ?? 'structure'
}

/** What people call an object: «Квартира» and «Комната» for what the register calls a living room space. */
export function objectKindName({
  ObjectType,
  TypeOKC,
  Address,
}: Pick<CadastralObject, 'ObjectType' | 'TypeOKC' | 'Address'>): string {
  const isRoom = ObjectType.trim().toLowerCase() === 'помещение'
  if (!isRoom || !TypeOKC.trim().toLowerCase().startsWith('жилое')) return ObjectType
  if (room.test(Address)) return 'Комната'
  return hasApartmentPart(Address) ? 'Квартира' : 'Жилое помещение'
}
