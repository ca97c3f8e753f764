import { expect, it } from 'vitest'
import { seenTexts } from './seen-texts.ts'

it('[INPUT-01] reads every text of an input as it is seen', () => {
  const file = new File(['Ладо\u200bгин'], 'list.csv')
  expect(
    seenTexts({
      person: { lastName: 'Ладо\u200bгин', inn: '5001\u00a00073' },
      ownersData: [{ firstName: 'Арсени\u0438\u0306' }],
      count: 2,
      none: null,
      file,
      old_password: 'п\u00adароль',
    }),
  ).toEqual({
    person: { lastName: 'Ладогин', inn: '5001 0073' },
    ownersData: [{ firstName: 'Арсений' }],
    count: 2,
    none: null,
    file,
    old_password: 'п\u00adароль',
  })
})
