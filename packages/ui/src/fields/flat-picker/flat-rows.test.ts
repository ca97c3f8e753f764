import { expect, it } from 'vitest'
import { cellsOf, haveFloors, rowsOf } from './flat-rows.ts'

const flat = (number: string, floor?: string) => ({
  key: `${number}/${floor}`,
  number,
  cadastralNumber: '',
  area: '',
  gone: '',
  ...(floor !== undefined && { floor }),
})

it('[REG-13] puts flats on their floors, the highest first, where a source tells all of them', () => {
  const cells = cellsOf([flat('1', '1'), flat('2', '1'), flat('3', '2'), flat('4', '10'), flat('0', '-1')])
  expect(rowsOf(cells).map(({ name, cells: own }) => [name, own.map(({ number }) => number)])).toEqual([
    ['10\u00a0этаж', ['4']],
    ['2\u00a0этаж', ['3']],
    ['1\u00a0этаж', ['1', '2']],
    ['-1\u00a0этаж', ['0']],
  ])
})

it('[REG-13] lists them by number as soon as one floor is unknown, in words, or told differently', () => {
  for (const last of [flat('2'), flat('2', ''), flat('2', 'мансарда')]) {
    const cells = cellsOf([flat('1', '1'), last])
    expect(haveFloors(cells)).toBe(false)
    expect(rowsOf(cells).map(({ name }) => name)).toEqual(['1–2'])
  }
  expect(cellsOf([flat('1', '1'), flat('1', '2')])[0]?.floor).toBe('')
  expect(cellsOf([flat('1', '1'), flat('1')])[0]?.floor).toBe('1')
})
