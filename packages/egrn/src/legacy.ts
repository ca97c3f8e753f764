import type { ExtractEncumbrance, ExtractMark, ExtractObject, ExtractRight } from '@proverka/domain/reports'
import { readLegacyAddress } from './address.ts'
import { isSilentOnRights } from './kinds.ts'
import { legacyObjectIn, readLegacyObject } from './legacy-object.ts'
import { readLegacyEncumbrance, readLegacyRight } from './legacy-rights.ts'
import { readObjectMarks } from './marks.ts'
import { ownershipOf } from './ownership.ts'
import type { ReadExtract } from './read-extract.ts'
import { readFrom } from './origin.ts'
import { all, allTexts, attribute, child, skip, textOf } from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { compact, isoDate, splitNumbers, toNumber } from './values.ts'

/** Reads the forms of 2017: cadastre (`KPOKS`, `KVOKS`, `KVZU`) with the register of rights inside (`ReestrExtract`). */
export function readLegacy(root: XmlNode): ReadExtract {
  const node = legacyObjectIn(root)
  const statement = child(root, 'ReestrExtract')
  const declared = child(statement, 'DeclarAttribute')
  const certificate = child(root, 'CertificationDoc')
  const registered = readStatement(statement)
  const cadastre = node ? readCadastreEntries(node) : { rights: [], encumbrances: [] }
  // The statement of rights tells more (INN, terms, documents), the cadastre repeats it and names the type in full.
  const rights =
    registered.rights.length > 0 ? withFullTypes(registered.rights, cadastre.rights) : cadastre.rights
  const encumbrances = registered.encumbrances.length > 0 ? registered.encumbrances : cadastre.encumbrances
  const marks = [...(node ? readObjectMarks(node) : []), ...registered.marks]
  const number = attribute(declared, 'ExtractNumber')
  const date = isoDate(attribute(declared, 'ExtractDate'))
  const organ = textOf(certificate, 'Organization')
  const certified = { number: textOf(certificate, 'Number'), date: isoDate(textOf(certificate, 'Date')) }
  const object = node ? readLegacyObject(node) : { cadastralNumbers: [] }
  const described = registered.object
  skip(certificate)
  skip(declared)

  return compact<ReadExtract>({
    kind: root.name,
    number: number ?? certified.number,
    date: date ?? certified.date,
    organ: organ ?? registered.organ,
    object: described ? { ...described, ...object, cadastralNumbers: firstFull(object, described) } : object,
    rights,
    ownership: ownershipOf(rights),
    encumbrances,
    silentOnRights: isSilentOnRights(root.name) ? true : undefined,
    marks: marks.length > 0 ? marks : undefined,
  })
}

function firstFull(...objects: readonly ExtractObject[]): string[] {
  return objects.find((object) => object.cadastralNumbers.length > 0)?.cadastralNumbers ?? []
}

/** Full words of the type by the number of the entry: «Общая совместная собственность». */
function withFullTypes(rights: ExtractRight[], named: readonly ExtractRight[]): ExtractRight[] {
  const types = new Map(named.map((right) => [right.number, right.type]))
  // The entries stay the ones that their elements know.
  for (const right of rights) right.type = types.get(right.number) ?? right.type
  return rights
}

interface Statement {
  rights: ExtractRight[]
  encumbrances: ExtractEncumbrance[]
  marks: ExtractMark[]
  object?: ExtractObject
  organ?: string
}

const SAYINGS = [
  ['RightAssert', 'litigation', 'Заявленное в суде право требования'],
  ['RightClaim', 'claim', 'Право требования'],
  ['RightAgainst', 'objection', 'Возражение'],
  ['RightSteal', 'expropriation', 'Изъятие для государственных или муниципальных нужд'],
  ['WithoutThirdParty', 'consent', 'Без необходимого согласия третьего лица'],
  [
    'InabilityRegWithoutOwner',
    'personal-participation',
    'Без личного участия правообладателя регистрация невозможна',
  ],
  ['InabilityRegZU', 'unregistrable', 'Регистрация невозможна'],
  ['DocNoticeHolder', 'note', 'Уведомление'],
] as const

const NOTHING = /^(?:данные отсутствуют|не зарегистрировано|отсутству[а-я]+|-*)$/iu

function readStatement(statement: XmlNode | undefined): Statement {
  const frame = child(statement, 'ExtractObjectRight')
  const object = child(frame, 'ExtractObject') ?? child(statement, 'ExtractObject')
  const list = child(object, 'ObjectRight')
  const records = all(list, 'Right')
  const encumbrances = [list, ...records].flatMap((one) => all(one, 'Encumbrance'))
  const marks = SAYINGS.flatMap(([name, kind, title]) =>
    all(object, name).flatMap((one) => {
      const words = allTexts(one).filter((text) => !NOTHING.test(text))
      return words.length > 0 ? [readFrom(one, { kind, text: `${title}: ${words.join('; ')}` })] : []
    }),
  )
  const rights = records.flatMap((record) => readLegacyRight(record) ?? [])
  const holdings = all(list, 'ShareHolding').map((one): ExtractMark =>
    // No deal without consent, which is what a deal among the marks is.
    readFrom(one, { kind: 'note', text: `Участие в долевом строительстве: ${allTexts(one).join('; ')}` }),
  )
  const description = child(list, 'ObjectDesc') ?? child(object, 'ObjectDesc')
  return compact<Statement>({
    rights,
    encumbrances: encumbrances.map(readLegacyEncumbrance),
    marks: [...marks, ...holdings],
    object: description && readDescription(description),
    organ: textOf(child(frame, 'HeadContent'), 'DeptName'),
  })
}

/** Short description of the object in a statement without a cadastral part. */
function readDescription(node: XmlNode): ExtractObject {
  const area = child(node, 'Area')
  const numbers = textOf(node, 'CadastralNumber') ?? textOf(node, 'ConditionalNumber')
  const object = compact<ExtractObject>({
    cadastralNumbers: splitNumbers(numbers),
    type: textOf(node, 'ObjectTypeText'),
    name: textOf(node, 'Name'),
    purpose: textOf(node, 'Assignation_Code_Text') ?? textOf(node, 'GroundCategoryText'),
    area: toNumber(textOf(area, 'Area') ?? textOf(area, 'AreaText')?.replace(/\s*кв.*$/u, '')),
    address: readLegacyAddress(child(node, 'Address')),
  })
  skip(node)
  return object
}

function readCadastreEntries(node: XmlNode): { rights: ExtractRight[]; encumbrances: ExtractEncumbrance[] } {
  return {
    rights: all(child(node, 'Rights'), 'Right').flatMap((right) => readLegacyRight(right) ?? []),
    encumbrances: all(child(node, 'Encumbrances'), 'Encumbrance').map(readLegacyEncumbrance),
  }
}
