import type {
  ExtractDocument,
  ExtractEncumbrance,
  ExtractHolder,
  ExtractRight,
} from '@proverka/domain/reports'
import { ENCUMBRANCE_TYPES, RIGHT_TYPES, UNKNOWN_ENCUMBRANCE, UNKNOWN_RIGHT } from './dictionaries.ts'
import { isHiddenName, WITHHELD_PERSON } from './holders.ts'
import { readFrom } from './origin.ts'
import {
  all,
  allTexts,
  attribute,
  child,
  fact,
  factOf,
  firstOf,
  own,
  skip,
  textOf,
  wordsOfCode,
} from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { compact, isoDate, shareFromText } from './values.ts'

/** A right of the forms of 2017, from either of the two places where they write it; none for «не зарегистрировано». */
export function readLegacyRight(node: XmlNode): ExtractRight | undefined {
  const registration = child(node, 'Registration')
  const owners = ownersOf(node, 'Owners', 'Owner')
  attribute(node, 'RightNumber')
  const code = textOf(registration, 'Type') ?? textOf(node, 'Type')
  const type = nameOf(registration) ?? factOf(node, 'Name') ?? typeOf(code, RIGHT_TYPES)
  if (type === undefined && registration === undefined && owners.length === 0) return undefined

  const right = compact<ExtractRight>({
    type: type ?? UNKNOWN_RIGHT,
    number: textOf(registration, 'RegNumber') ?? textOf(node, 'RegNumber'),
    date: isoDate(textOf(registration, 'RegDate') ?? textOf(node, 'RegDate')),
    endedAt: isoDate(textOf(registration, 'EndDate')),
    share: readShare(registration) ?? readShare(node),
    holders: owners.length > 0 ? owners : [WITHHELD_PERSON],
    documents: readDocuments(registration).concat(readDocuments(node)),
  })
  return readFrom(node, right)
}

/** An encumbrance of the forms of 2017. */
export function readLegacyEncumbrance(node: XmlNode): ExtractEncumbrance {
  const registration = child(node, 'Registration')
  const duration = child(node, 'Duration')
  const code = textOf(node, 'Type')
  const ended = textOf(duration, 'Stopped')
  const term = textOf(duration, 'Term')
  const date = isoDate(textOf(node, 'RegDate') ?? textOf(registration, 'RegDate'))
  const encumbrance = compact<ExtractEncumbrance>({
    type: factOf(node, 'Name') ?? typeOf(code, ENCUMBRANCE_TYPES) ?? fact(node) ?? UNKNOWN_ENCUMBRANCE,
    number: textOf(node, 'RegNumber') ?? textOf(registration, 'RegNumber'),
    date,
    endedAt: isoDate(textOf(registration, 'EndDate') ?? textOf(node, 'EndDate')),
    from: isoDate(textOf(duration, 'Started')),
    to: isoDate(ended) ?? ended ?? term ?? own(duration),
    subject:
      ['ShareText', 'AccountNumber', 'CadastralNumberRestriction']
        .flatMap((name) => factOf(node, name) ?? [])
        .join('; ') || undefined,
    holders: [
      ...ownersOf(node, 'Owners', 'Owner'),
      ...all(node, 'AllShareOwner').map((one): ExtractHolder => {
        const name = own(one)
        return compact({ kind: 'organisation', state: name === undefined ? 'withheld' : 'named', name })
      }),
      ...ownersOf(node, 'OwnersRestrictionInFavorem', 'OwnerRestrictionInFavorem'),
    ],
    documents: readDocuments(node),
  })
  return readFrom(node, encumbrance)
}

/** The words of a code; some files write words in the place of the code. */
function typeOf(code: string | undefined, words: Readonly<Record<string, string>>): string | undefined {
  return wordsOfCode(code, words) ?? (code !== undefined && /\p{L}/u.test(code) ? code : undefined)
}

/** «Совместная собственность, № 27-… от 30.08.2016» says the type before the number. */
function nameOf(registration: XmlNode | undefined): string | undefined {
  return (
    factOf(registration, 'Name')?.replace(
      /,?\s*(?:доля в праве\s*)?(?:\d{1,9}\/\d{1,9}\s*)?,?\s*№.*$/u,
      '',
    ) || undefined
  )
}

function readShare(node: XmlNode | undefined): string | undefined {
  const share = child(node, 'Share')
  const numerator = attribute(share, 'Numerator')
  const denominator = attribute(share, 'Denominator')
  const words = textOf(node, 'ShareText')
  if (numerator && denominator) return `${numerator}/${denominator}`
  return shareFromText(words ?? own(share))
}

function ownersOf(node: XmlNode, listName: string, itemName: string): ExtractHolder[] {
  const lists = [node, ...all(node, listName)]
  return lists.flatMap((list) => all(list, itemName)).flatMap(readOwner)
}

const NAMES: Readonly<Record<string, ExtractHolder['kind']>> = {
  Person: 'person',
  Organization: 'organisation',
  Governance: 'public',
  Other: 'organisation',
}

function readOwner(node: XmlNode): ExtractHolder[] {
  const body = firstOf(node, Object.keys(NAMES))
  if (!body) return child(node, 'NoOwner') ? [] : [WITHHELD_PERSON]

  const content = textOf(body, 'Content')
  const name = personName(body) ?? textOf(body, 'Name') ?? content ?? own(body)
  const ids = compact({ inn: textOf(body, 'INN'), ogrn: textOf(body, 'Code_OGRN') ?? textOf(body, 'OGRN') })
  for (const one of body.children) skip(one)
  const kind = NAMES[body.name] ?? 'organisation'
  if (isHiddenName(name)) return [{ kind, state: 'withheld' }]
  return [compact<ExtractHolder>({ kind, state: 'named', name, ...ids })]
}

function personName(body: XmlNode): string | undefined {
  const fio = child(body, 'FIO') ?? body
  const surname = textOf(fio, 'Surname') ?? textOf(fio, 'FamilyName')
  const first = textOf(fio, 'First') ?? textOf(fio, 'FirstName')
  return [surname, first, textOf(fio, 'Patronymic')].filter(Boolean).join(' ') || undefined
}

function readDocuments(node: XmlNode | undefined): ExtractDocument[] {
  const lists = [...all(node, 'Documents'), ...(node ? [node] : [])]
  const found = lists.flatMap((list) => [...all(list, 'DocFound'), ...all(list, 'Document')])
  return found.map((one) => {
    const number = [textOf(one, 'Series'), textOf(one, 'Number')].filter(Boolean).join(' ')
    const document = compact<ExtractDocument>({
      name: textOf(one, 'Name') ?? textOf(one, 'Content') ?? 'Документ без названия',
      number: number || undefined,
      date: isoDate(textOf(one, 'Date')),
      issuer: textOf(one, 'IssueOrgan'),
    })
    allTexts(child(one, 'Content'))
    return document
  })
}
