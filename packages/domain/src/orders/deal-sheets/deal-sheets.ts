import type { OrderStage } from '../order/order-stage.ts'

/** Parts of a deal's folder in their order. */
export const SHEET_GROUPS = ['objects', 'people', 'reports', 'documents'] as const

/** The part of the deal folder that a sheet belongs to. */
export type SheetGroup = (typeof SHEET_GROUPS)[number]

/** It is there; it is being made; nothing of it is there. */
export const SHEET_STATES = ['here', 'way', 'missing'] as const

/** How far a sheet is. */
export type SheetState = (typeof SHEET_STATES)[number]

/** A numbered sheet of a deal's folder: an order, a document, or a paper that is missing. */
export interface DealSheet {
  /** From 1; a sheet that comes keeps the number under which it was missing. */
  readonly number: number
  readonly group: SheetGroup
  readonly state: SheetState
  readonly order_id: string | null
  readonly document_id: string | null
  readonly need_id: string | null
}

/** What is in a folder, each thing with the ISO instant at which it came into it. */
export interface DealContents {
  readonly orders: readonly {
    readonly id: string
    readonly at: string
    readonly state: OrderStage
    /** Subjects of its products: `property`, `person`. */
    readonly subjects: readonly string[]
  }[]
  readonly documents: readonly { readonly id: string; readonly at: string }[]
  readonly needs: readonly {
    readonly id: string
    readonly at: string
    /** The document that it was met with. */
    readonly document_id: string | null
  }[]
}

/**
 * The sheets of a deal's folder by number. A number is the turn in which a sheet was put in or named as missing, so that it
 * stays when other sheets come; a missing paper and the document that meets it are one sheet.
 */
export function dealSheets({ orders, documents, needs }: DealContents): readonly DealSheet[] {
  const meeting = new Set(needs.map(({ document_id }) => document_id))
  const none = { order_id: null, document_id: null, need_id: null }
  const sheets = [
    ...orders.map(({ id, at, state, subjects }) => ({
      at,
      sheet: { ...none, group: groupOf(subjects), state: STATE_OF[state], order_id: id },
    })),
    ...documents
      .filter(({ id }) => !meeting.has(id))
      .map(({ id, at }) => ({
        at,
        sheet: { ...none, group: 'documents' as const, state: 'here' as const, document_id: id },
      })),
    ...needs.map(({ id, at, document_id }) => ({
      at,
      sheet: {
        ...none,
        group: 'documents' as const,
        state: document_id === null ? ('missing' as const) : ('here' as const),
        document_id,
        need_id: id,
      },
    })),
  ]
  // Sorting keeps the order of equal instants.
  return sheets
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .map(({ sheet }, index) => ({ number: index + 1, ...sheet }))
}

const STATE_OF: Readonly<Record<OrderStage, SheetState>> = {
  payment: 'missing',
  data: 'missing',
  going: 'way',
  done: 'here',
  refund: 'missing',
}

const PEOPLE: ReadonlySet<string> = new Set(['person', 'taxpayer', 'owner'])

function groupOf(subjects: readonly string[]): SheetGroup {
  if (subjects.length === 0) return 'reports'
  if (subjects.every((subject) => PEOPLE.has(subject))) return 'people'
  if (subjects.every((subject) => subject === 'property')) return 'objects'
  return 'reports'
}
