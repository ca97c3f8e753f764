import { expect, it } from 'vitest'
import { ownersText, readOwners } from './owners.ts'

it('owners of a company are read as they were written, with a share in percent, as a fraction, or with none', () => {
  const owners = [
    { name: 'Теремов Игорь Олегович', share: '77,8998%' },
    { name: 'ООО «Кровля, 2»', share: '1/3' },
    { name: 'Котова Вера Ильинична' },
  ]
  expect(ownersText(owners)).toBe(
    'Теремов Игорь Олегович, 77,8998%; ООО «Кровля, 2», 1/3; Котова Вера Ильинична',
  )
  expect(readOwners(ownersText(owners))).toEqual(owners)
  expect(readOwners('')).toEqual([])
})
