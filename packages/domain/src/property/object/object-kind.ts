import { hasApartmentPart } from '../search/address-parts.ts'
import type { CadastralObject } from './cadastral-object.ts'

const room = /[\s,(.]ком(?:ната|\.)?\s*(?:№\s*)?\d/i

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
