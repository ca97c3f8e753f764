import { describe, expect, it } from 'vitest'
import { readNumberList } from './read-number-list.ts'

describe('a pasted list of numbers', () => {
  it('is read from lines, commas, semicolons and cells of a spreadsheet', () => {
    const numbers = ['00:14:0203005:1047', '00:14:0203005:1048', '00:14:0203005:1049', '00:14:0203005:1050']
    for (const separator of ['\n', '\r\n', ', ', ',', '; ', '\t', ';\n'])
      expect(readNumberList(numbers.join(separator))).toEqual({ numbers, refused: [] })
  })

  it('takes the spellings that people use', () => {
    expect(readNumberList('00-14-0203005-1047\n00 14 0203005 1048\n00;14;0203005;1049').numbers).toEqual([
      '00:14:0203005:1047',
      '00:14:0203005:1048',
      '00:14:0203005:1049',
    ])
  })

  it('names the line of each entry that is refused and keeps the others', () => {
    expect(readNumberList('00:14:0203005:1047\n\nквартира 5, 00:14:0203005:1048\n00:14')).toEqual({
      numbers: ['00:14:0203005:1047', '00:14:0203005:1048'],
      refused: [
        { line: 3, text: 'квартира 5', reason: 'unclear' },
        { line: 4, text: '00:14', reason: 'unclear' },
      ],
    })
  })

  it('counts a number once, however it is spelled', () => {
    expect(readNumberList('00:14:0203005:1047\n00-14-0203005-1047')).toEqual({
      numbers: ['00:14:0203005:1047'],
      refused: [{ line: 2, text: '00-14-0203005-1047', reason: 'repeat' }],
    })
  })

  it('is empty without text', () => {
    expect(readNumberList(' \n,\n')).toEqual({ numbers: [], refused: [] })
  })
})
