import type { PropertyCheckType } from '../../checks/property-checks.ts'
import { normaliseCadastralNumber } from '../../fields/cadastral/cadastral-number.ts'
import type { Extract } from '../extract/extract.ts'
import { isOtherRequest, isSameRequest } from './request-number.ts'

/** A fulfilment that waits for its answer. */
export interface OpenFulfilment {
  readonly id: string
  /** The question: `extract`, `rights-history`; a file answers no other. */
  readonly kind: string
  /** Cadastral number; absent with checks of people. */
  readonly number?: string | undefined
  /** As the operator or a contractor recorded it. */
  readonly requestNumber?: string | undefined
  /** Moscow day on which it was ordered by its buyer, `YYYY-MM-DD`. */
  readonly orderedOn: string
}

/** What a file of the register says of the request that it answers. */
export interface ReadAnswer {
  readonly extract: Pick<Extract, 'kind' | 'number' | 'date' | 'notice'> & {
    readonly object: Pick<Extract['object'], 'cadastralNumbers'>
  }
  /** Numbers of requests in the names of the archives that the file came in. */
  readonly requestNumbers: readonly string[]
}

/** By what a file was matched: request number, object with kind and day, or the words of a notice. */
export type MatchedBy = 'request-number' | 'object' | 'notice-text'

/** Why a fulfilment is only a candidate. */
export type CandidateReason =
  /** Several fulfilments fit equally well. */
  | 'several'
  /** The request number fits, object or kind of document do not. */
  | 'other-content'
  /** Object, kind and day fit, the file names another request. */
  | 'other-request'
  /** The object is the same, the kind of document is another one. */
  | 'other-kind'
  /** The document was formed before the order, or does not say when. */
  | 'formed-before'

/** A fulfilment that an operator may choose for a file. */
export interface MatchCandidate {
  readonly id: string
  readonly reason: CandidateReason
}

/** One fulfilment; several or none, and then what an operator may choose. */
export type FulfilmentMatch =
  | { readonly kind: 'one'; readonly id: string; readonly by: MatchedBy }
  | { readonly kind: 'several' | 'none'; readonly candidates: readonly MatchCandidate[] }

const HISTORY = 'extract_transfer_rights_property'
const ABOUT_OBJECT = /^extract_(?:about_property|base_params)_/

const HISTORY_QUESTION: PropertyCheckType = 'rights-history'
const OBJECT_QUESTION: PropertyCheckType = 'extract'

/**
 * Which of the open fulfilments a file of the register answers. First by the number of the request, as long as the file says
 * nothing else of object and kind; then by object, kind of document and day of formation, or the object in the text of a
 * notice, where exactly one fulfilment fits. Names of files alone match nothing, closed fulfilments must not be passed.
 */
export function matchFulfilment(answer: ReadAnswer, all: readonly OpenFulfilment[]): FulfilmentMatch {
  const open = all.filter(({ kind }) => kind === HISTORY_QUESTION || kind === OBJECT_QUESTION)
  const requested = open.filter((one) => requestsOf(answer).some((number) => isRequest(one, number)))
  if (requested.length > 0) return matchRequested(answer, requested)
  const about = open.filter((one) => isAbout(answer, one))
  const fitting = about.filter((one) => isOfKind(answer, one) && isFormedSince(answer, one))
  const [only] = fitting
  if (only === undefined) {
    const reasonOf = (one: OpenFulfilment) => (isOfKind(answer, one) ? 'formed-before' : 'other-kind')
    return { kind: 'none', candidates: about.map((one) => ({ id: one.id, reason: reasonOf(one) })) }
  }
  if (fitting.length > 1) return several(fitting, 'several')
  if (requestsOf(answer).some((number) => isAnotherRequest(only, number)))
    return several(fitting, 'other-request')
  return { kind: 'one', id: only.id, by: answer.extract.notice ? 'notice-text' : 'object' }
}

/** The same for a file that was obtained for one fulfilment, as a contractor's is: what it says has to agree. */
export function matchOrdered(answer: ReadAnswer, fulfilment: OpenFulfilment): FulfilmentMatch {
  return matchRequested(answer, [fulfilment])
}

/** One request may order many objects. */
function matchRequested(answer: ReadAnswer, requested: readonly OpenFulfilment[]): FulfilmentMatch {
  const agreeing = requested.filter((one) => contradictionOf(answer, one) === undefined)
  const [only] = agreeing
  if (only === undefined) return several(requested, 'other-content')
  if (agreeing.length > 1) return several(agreeing, 'several')
  return { kind: 'one', id: only.id, by: 'request-number' }
}

const several = (found: readonly OpenFulfilment[], reason: CandidateReason): FulfilmentMatch => ({
  kind: 'several',
  candidates: found.map(({ id }) => ({ id, reason })),
})

const requestsOf = ({ extract, requestNumbers }: ReadAnswer): readonly string[] =>
  extract.number === undefined ? requestNumbers : [extract.number, ...requestNumbers]

const isRequest = ({ requestNumber }: OpenFulfilment, number: string): boolean =>
  requestNumber !== undefined && isSameRequest(requestNumber, number)

const isAnotherRequest = ({ requestNumber }: OpenFulfilment, number: string): boolean =>
  requestNumber !== undefined && isOtherRequest(requestNumber, number)

/**
 * What a file says against answering a fulfilment: it is about another object, or of another kind. Undefined where it says
 * nothing, as a notice without an object.
 */
export function contradictionOf(
  answer: ReadAnswer,
  fulfilment: Pick<OpenFulfilment, 'kind' | 'number'>,
): 'other-object' | 'other-kind' | undefined {
  const { extract } = answer
  const isHistory = fulfilment.kind === HISTORY_QUESTION
  if (!extract.notice && (extract.kind === HISTORY) !== isHistory) return 'other-kind'
  const isSilent = extract.object.cadastralNumbers.length === 0
  return isSilent || isAbout(answer, fulfilment) ? undefined : 'other-object'
}

function isAbout({ extract }: ReadAnswer, { number }: Pick<OpenFulfilment, 'number'>): boolean {
  const ordered = normaliseCadastralNumber(number)
  if (ordered === null) return false
  return extract.object.cadastralNumbers.some((one) => normaliseCadastralNumber(one) === ordered)
}

/** A notice answers whatever was asked. */
function isOfKind({ extract }: ReadAnswer, { kind }: OpenFulfilment): boolean {
  if (extract.notice) return true
  return kind === HISTORY_QUESTION ? extract.kind === HISTORY : ABOUT_OBJECT.test(extract.kind)
}

const isFormedSince = ({ extract }: ReadAnswer, { orderedOn }: OpenFulfilment): boolean =>
  extract.date !== undefined && extract.date >= orderedOn
