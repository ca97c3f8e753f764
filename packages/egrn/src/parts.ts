import type { Extract, ExtractParts, ExtractQuestion, PartState } from '@proverka/domain/reports'
import { documentKind, EXTRACT_QUESTIONS, saysNoData, saysNothing } from '@proverka/domain/reports'
import { isLeftOut } from './known-parts.ts'
import { isUnreadAttribute, isUnreadElement } from './not-understood.ts'
import { textsIn } from './read-node.ts'
import type { XmlNode } from './tree.ts'

/** Elements that hold the answer to each question, in files of every year. */
const ELEMENTS: { readonly [question in ExtractQuestion]: ReadonlySet<string> } = {
  object: new Set([
    'params',
    'object',
    'status',
    'cost',
    'Realty',
    'Parcels',
    'Parcel',
    'CadastralBlocks',
    'Object',
    'ObjectDesc',
  ]),
  rights: new Set(['right_records', 'right_record', 'Right', 'Rights', 'NoRegistration']),
  encumbrances: new Set([
    'restrict_records',
    'restrict_record',
    'Encumbrance',
    'Encumbrances',
    'NoEncumbrance',
  ]),
  history: new Set(['right_records', 'right_record']),
  litigation: new Set(['litigations', 'RightClaim']),
  objections: new Set(['objections', 'RightAgainst']),
  claims: new Set(['claim_records', 'RightAssert']),
  // Every registered deal is among `deal_records`: they say nothing of consents.
  deals: new Set(['third_party_consents', 'WithoutThirdParty']),
}

/** Elements whose parts answer questions of their own and are no part of the answer around them. */
const APART = new Set([...ELEMENTS.litigation, ...ELEMENTS.objections, 'third_party_consents'])

/**
 * How the file answers each question of its kind: an absent part, an empty one and one that could not be read are three
 * different answers. Call it after all readers have run.
 */
export function readParts(root: XmlNode, read: Omit<Extract, 'notUnderstood'>): ExtractParts {
  const parts: ExtractParts = {}
  const found = findParts(root)
  for (const question of documentKind(read).answers) {
    parts[question] = stateOf(found[question], question, read)
  }
  return parts
}

function stateOf(
  nodes: readonly XmlNode[],
  question: ExtractQuestion,
  read: Omit<Extract, 'notUnderstood'>,
): PartState {
  if (nodes.length === 0) return 'absent'
  const isUnread = nodes.some((node) => hasUnread(node, ELEMENTS[question]))
  if (isAnswered(nodes, question, read)) return isUnread ? 'partly' : 'filled'
  // A list that is written in words, which are no saying of absence, is not empty.
  const isInWords = question !== 'history' && nodes.some(({ text }) => !saysNothing(text))
  if (isUnread || isInWords) return 'not-understood'
  return nodes.some((node) => saysNoData(wordsOf(node))) ? 'no-data' : 'empty'
}

function isAnswered(
  nodes: readonly XmlNode[],
  question: ExtractQuestion,
  { rights, encumbrances }: Omit<Extract, 'notUnderstood'>,
): boolean {
  if (question === 'rights') return rights.length > 0
  if (question === 'history') return rights.some(({ endedAt }) => endedAt !== undefined)
  if (question === 'encumbrances') return encumbrances.length > 0
  return nodes.some((node) => {
    const words = wordsOf(node)
    return words === '' ? node.children.length > 0 : !saysNothing(words)
  })
}

/** Sentences of their own, as the sayings of absence are. */
const wordsOf = (node: XmlNode): string => textsIn(node).join('. ')

/** Questions that an element of a name answers, one bit each. */
const QUESTIONS_BY_NAME = new Map<string, number>()
for (const [bit, question] of EXTRACT_QUESTIONS.entries()) {
  for (const name of ELEMENTS[question])
    QUESTIONS_BY_NAME.set(name, (QUESTIONS_BY_NAME.get(name) ?? 0) | (1 << bit))
}

/** The outermost elements that answer each question, found in one walk. */
export function findParts(root: XmlNode): Record<ExtractQuestion, XmlNode[]> {
  const lists = EXTRACT_QUESTIONS.map((): XmlNode[] => [])
  const walk = (node: XmlNode, inside: number): void => {
    for (const one of node.children) {
      const answers = QUESTIONS_BY_NAME.get(one.name) ?? 0
      for (let fresh = answers & ~inside, bit = 0; fresh !== 0; fresh >>= 1, bit += 1)
        if (fresh & 1) lists[bit]?.push(one)
      if (one.children.length > 0) walk(one, inside | answers)
    }
  }
  walk(root, 0)
  return Object.fromEntries(EXTRACT_QUESTIONS.map((question, bit) => [question, lists[bit]])) as Record<
    ExtractQuestion,
    XmlNode[]
  >
}

/** True when a piece of the part was not read and is not left out on purpose. */
function hasUnread(node: XmlNode, names: ReadonlySet<string>): boolean {
  if (isUnreadElement(node) && !isLeftOut('', node.name)) return true
  if (node.attributes.some(isUnreadAttribute)) return true
  return node.children.some((one) => {
    if (isLeftOut(node.name, one.name)) return false
    if (APART.has(one.name) && !names.has(one.name)) return false
    return hasUnread(one, names)
  })
}
