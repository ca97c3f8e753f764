import { describe, expect, it } from 'vitest'
import { nextSort } from './next-sort.ts'

describe('nextSort', () => {
  it('starts ascending, also when another column was sorted', () => {
    expect(nextSort(undefined, 'date')).toEqual({ by: 'date', order: 'ascending' })
    expect(nextSort({ by: 'sum', order: 'ascending' }, 'date')).toEqual({ by: 'date', order: 'ascending' })
  })

  it('turns round with each further press', () => {
    const down = nextSort({ by: 'date', order: 'ascending' }, 'date')
    expect(down).toEqual({ by: 'date', order: 'descending' })
    expect(nextSort(down, 'date')).toEqual({ by: 'date', order: 'ascending' })
  })
})
