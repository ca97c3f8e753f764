import { describe, expect, it } from 'vitest'
import { dealSheets, type DealContents } from './deal-sheets.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString()
const EMPTY: DealContents = { orders: [], documents: [], needs: [] }
const order = (id: string, minute: number, state: DealContents['orders'][number]['state'] = 'done') => ({
  id,
  at: at(minute),
  state,
  subjects: ['property'],
})
const need = (id: string, minute: number, document_id: string | null = null) => ({
  id,
  at: at(minute),
  document_id,
})
const lines = (contents: Partial<DealContents>) =>
  dealSheets({ ...EMPTY, ...contents }).map(
    ({ number, state, order_id, document_id, need_id }) =>
      `${number} ${state} ${need_id ?? order_id ?? document_id}`,
  )

describe('sheets of a deal', () => {
  it('are numbered in the order in which they came', () => {
    expect(
      lines({
        orders: [order('o1', 0), order('o2', 5, 'going')],
        documents: [{ id: 'd1', at: at(3) }],
        needs: [need('n1', 4)],
      }),
    ).toEqual(['1 here o1', '2 here d1', '3 missing n1', '4 way o2'])
  })

  it('are sorted as orders, documents, missing papers when they have one time', () => {
    const together = {
      orders: [order('o1', 0), order('o2', 0)],
      documents: [
        { id: 'd1', at: at(0) },
        { id: 'd2', at: at(0) },
      ],
      needs: [need('n1', 0)],
    }
    expect(lines(together)).toEqual(['1 here o1', '2 here o2', '3 here d1', '4 here d2', '5 missing n1'])
  })

  it('name the one thing that they are, a met need its document as well', () => {
    const nothing = { order_id: null, document_id: null, need_id: null }
    const sheets = dealSheets({
      orders: [order('o1', 0)],
      documents: [
        { id: 'd1', at: at(1) },
        { id: 'd2', at: at(3) },
      ],
      needs: [need('n1', 2, 'd2')],
    })
    expect(sheets).toEqual([
      { ...nothing, number: 1, group: 'objects', state: 'here', order_id: 'o1' },
      { ...nothing, number: 2, group: 'documents', state: 'here', document_id: 'd1' },
      { ...nothing, number: 3, group: 'documents', state: 'here', document_id: 'd2', need_id: 'n1' },
    ])
  })

  it('keep the number under which they were missing', () => {
    const before = { orders: [order('o1', 0)], needs: [need('n1', 1), need('n2', 2)] }
    expect(lines(before)).toEqual(['1 here o1', '2 missing n1', '3 missing n2'])
    const brought = {
      ...before,
      documents: [{ id: 'd1', at: at(9) }],
      needs: [need('n1', 1, 'd1'), need('n2', 2)],
    }
    expect(lines(brought)).toEqual(['1 here o1', '2 here n1', '3 missing n2'])
  })

  it('are missing while an order is not paid, lacks data or was given back', () => {
    const states = (['payment', 'data', 'refund', 'going', 'done'] as const).map((state, index) =>
      order(state, index, state),
    )
    expect(lines({ orders: states })).toEqual([
      '1 missing payment',
      '2 missing data',
      '3 missing refund',
      '4 way going',
      '5 here done',
    ])
  })

  it.each([
    [['property', 'property'], 'objects'],
    [['person'], 'people'],
    [['owner', 'person'], 'people'],
    [['taxpayer'], 'people'],
    [['property', 'person'], 'reports'],
    [['flat'], 'reports'],
    [[], 'reports'],
  ])('an order of %j is listed among %s', (subjects, group) => {
    const [sheet] = dealSheets({ ...EMPTY, orders: [{ ...order('o', 0), subjects }] })
    expect(sheet?.group).toBe(group)
  })
})
